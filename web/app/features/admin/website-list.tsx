import type { AdminWebsiteItem } from '@izlog/contracts/http/catalog'
import { ExternalLink } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { srcAt } from '../../ui/picture.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { ActiveBadge } from './active-badge.tsx'

const COLUMNS = 'md:grid md:grid-cols-[2.25rem_minmax(0,2.4fr)_minmax(0,1.2fr)_minmax(0,0.9fr)_6rem_2.25rem] md:gap-x-4'

/** All websites: title, hook, address, owner, status and a link to the landing page (docs/product/platform.md 2). */
export function AdminWebsiteList({ websites }: { websites: readonly AdminWebsiteItem[] }) {
  return (
    <>
      <div
        aria-hidden="true"
        className={`sticky top-0 z-1 h-9 items-center border-b border-line bg-sunken px-4 text-tiny font-semibold text-fg2 max-md:hidden ${COLUMNS}`}
      >
        <span className="col-span-2">Website</span>
        <span>URL</span>
        <span>Vlasnik</span>
        <span>Stanje</span>
      </div>
      <ul className="divide-y divide-line">
        {websites.map((website) => (
          <WebsiteRow key={website.id} website={website} />
        ))}
      </ul>
    </>
  )
}

function WebsiteRow({ website }: { website: AdminWebsiteItem }) {
  const address = `/${website.customUrl}`
  const image = website.images[0]
  const ownerId = `ID ${website.userId}`
  return (
    <li className={`flex min-h-15 items-center gap-3 px-4 py-2 hover:bg-hover max-md:min-h-18 ${COLUMNS}`}>
      <Thumb src={image && srcAt(image, 80)} className="size-9 max-md:size-12" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold leading-5">{website.title}</p>
        <p className="truncate text-small text-fg2">{website.hook}</p>
        <p className="mt-1 flex items-center gap-2 text-small text-fg2 md:hidden">
          <ActiveBadge isActive={website.isActive} />
          <span className="truncate">{address}</span>
        </p>
        <p className="truncate text-small text-fg2 md:hidden">
          {[website.sellerName, ownerId].filter(Boolean).join(' · ')}
        </p>
      </div>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="truncate font-medium text-link hover:underline max-md:hidden"
      >
        {address}
      </a>
      <div className="min-w-0 max-md:hidden">
        {website.sellerName && <p className="truncate leading-5">{website.sellerName}</p>}
        <p className="truncate text-small tabular text-fg2">{ownerId}</p>
      </div>
      <span className="max-md:hidden">
        <ActiveBadge isActive={website.isActive} />
      </span>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`Otvori ${address} u novoj kartici`}
        className={buttonClass('quiet', 'icon', '-mr-2 md:justify-self-end')}
      >
        <ExternalLink aria-hidden="true" />
      </a>
    </li>
  )
}
