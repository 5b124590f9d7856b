import type { WebsiteSummary } from '@izlog/contracts/http/catalog'
import type { DuplicateWebsiteResponse } from '@izlog/contracts/http/own-page'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { DuplicateForm } from './duplicate-form.tsx'
import { ownPageQueries, useDuplicate } from './own-page-calls.ts'

/** Makes a copy of a page, also for another market, and then shows how it differs (docs/product/builder.md 2.12). */
export function DuplicateDialog({ website, onClose }: { website: WebsiteSummary; onClose: () => void }) {
  const copied = useQuery(ownPageQueries.toCopy(website.id))
  const duplicate = useDuplicate(website.id)
  const made = duplicate.data
  return (
    <Dialog
      open
      form
      title={made ? 'Kopija je napravljena' : `Dupliraj /${website.customUrl}`}
      {...(duplicate.isPending ? {} : { onClose })}
    >
      {made ? (
        <Made made={made} onClose={onClose} />
      ) : copied.data ? (
        <DuplicateForm copied={copied.data} duplicate={duplicate} onClose={onClose} />
      ) : copied.isError ? (
        <Problem title="Stranica nije učitana" onRetry={() => void copied.refetch()} retrying={copied.isFetching}>
          Stranica radi i dalje. Samo je trenutno ne možemo prepisati.
        </Problem>
      ) : (
        <Loading what="stranicu">
          <Skeleton className="mb-5 h-60" />
        </Loading>
      )}
    </Dialog>
  )
}

function Made({ made, onClose }: { made: DuplicateWebsiteResponse; onClose: () => void }) {
  return (
    <div className="pb-5">
      <p className="font-semibold">
        Kopija /{made.website.customUrl} je isključena, da je prvo proverite. Kupci je vide kada je uključite.
      </p>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-fg2">
        {made.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="mt-5 flex gap-2.5 md:justify-end">
        <Button onClick={onClose} className="max-md:flex-1">
          Zatvori
        </Button>
        <Link to={`/edit/${made.website.id}`} className={buttonClass('action', 'normal', 'max-md:flex-1')}>
          Proveri kopiju
        </Link>
      </div>
    </div>
  )
}
