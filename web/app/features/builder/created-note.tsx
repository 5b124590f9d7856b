import type { CreateWebsiteResponse } from '@izlog/contracts/http/catalog'
import { CircleCheck, ExternalLink, Pencil, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/button.tsx'

/** The note above step 1 after a website was created: its address, which writer wrote it, and the next actions. */
export function CreatedNote({
  made: { website, writing },
  onClose,
}: {
  made: CreateWebsiteResponse
  onClose: () => void
}) {
  return (
    <aside
      aria-label="Nova stranica"
      className="relative mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-completed-line bg-completed-bg p-3.5 pr-12 md:px-5 md:pr-14"
    >
      <CircleCheck className="size-5 shrink-0 text-completed max-md:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="font-bold">{website.title}</p>
        <p className="text-fg2">
          Stranica je objavljena na /{website.customUrl}. {writing?.message}
        </p>
      </div>
      <div className="flex gap-2 max-md:w-full">
        <a
          href={`/${website.customUrl}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'small', 'max-md:flex-1')}
        >
          <ExternalLink aria-hidden="true" />
          Otvori stranicu
        </a>
        <Link to={`/edit/${website.id}`} className={buttonClass('secondary', 'small', 'max-md:flex-1')}>
          <Pencil aria-hidden="true" />
          Uredi tekst
        </Link>
      </div>
      <Button look="quiet" size="icon" aria-label="Zatvori" onClick={onClose} className="absolute top-1.5 right-1.5">
        <X aria-hidden="true" />
      </Button>
    </aside>
  )
}
