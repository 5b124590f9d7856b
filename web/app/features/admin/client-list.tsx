import type { UserItem } from '@izlog/contracts/http/admin'
import { Pencil } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { ActiveBadge } from './active-badge.tsx'
import { Initials } from './initials.tsx'
import { callOf, nameOf } from './person.ts'

/** Each seller's name, email, company, phone, date of registration, status and notes (docs/product/platform.md 2). */
export function ClientList({ clients, onEdit }: { clients: readonly UserItem[]; onEdit: (client: UserItem) => void }) {
  return (
    <ul className="divide-y divide-line">
      {clients.map((client) => (
        <li
          key={client.id}
          className="grid min-h-15 grid-cols-[2rem_1fr_auto_auto] items-center gap-x-3 px-4 py-2 max-md:min-h-16 sm:grid-cols-[2rem_1.3fr_1fr_auto_auto]"
        >
          <Initials user={client} />
          <div className="min-w-0">
            <p className="truncate font-semibold leading-5">{nameOf(client)}</p>
            <a
              href={`mailto:${client.email}`}
              className="block truncate text-small text-fg2 hover:text-fg hover:underline"
            >
              {client.email}
            </a>
          </div>
          <div className="min-w-0 text-small max-sm:col-start-2 max-sm:row-start-2 max-sm:flex max-sm:gap-1.5">
            <p className="truncate text-fg max-sm:text-fg2">{client.companyName ?? '—'}</p>
            <span aria-hidden="true" className="text-fg3 sm:hidden">
              ·
            </span>
            {client.phone ? (
              <a
                href={callOf(client.phone)}
                className="block truncate tabular text-fg2 hover:text-fg hover:underline max-sm:shrink-0"
              >
                {client.phone}
              </a>
            ) : (
              <p className="text-fg3">—</p>
            )}
          </div>
          <div className="text-right max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1">
            <ActiveBadge isActive={client.isActive} />
            <p className="mt-0.5 text-small tabular text-fg2">{formatDate(client.createdAt)}</p>
          </div>
          <button
            type="button"
            aria-label={`Izmeni podatke: ${nameOf(client)}`}
            onClick={() => onEdit(client)}
            className={buttonClass('quiet', 'icon', '-mr-2 max-sm:col-start-4 max-sm:row-span-2 max-sm:row-start-1')}
          >
            <Pencil aria-hidden="true" />
          </button>
          {client.notes && (
            <p className="col-start-2 -col-end-1 mt-1 line-clamp-2 whitespace-pre-line break-words text-small text-fg2">
              {client.notes}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
