import type { WebsiteSummary } from '@izlog/contracts/http/catalog'
import { DAYS_IN_TRASH, type WebsiteDeletion } from '@izlog/contracts/http/own-page'
import { useQuery } from '@tanstack/react-query'
import { counted, type Forms } from '../../../shared/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ORDERS } from '../../ui/format.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toastRefusal } from '../toast-refusal.ts'
import { ownPageQueries, useDelete } from './own-page-calls.ts'

const UPSELLS: Forms = ['uključen upsell proizvod', 'uključena upsell proizvoda', 'uključenih upsell proizvoda']

/** The question before a page is deleted: what hangs on it in numbers, and how long it can be brought back (docs/product/builder.md 2.12). */
export function DeleteDialog({ website, onClose }: { website: WebsiteSummary; onClose: () => void }) {
  const deletion = useQuery(ownPageQueries.deletion(website.id))
  const remove = useDelete(website.id)
  return (
    <Dialog open title={`Obrisati stranicu /${website.customUrl}?`} {...(remove.isPending ? {} : { onClose })}>
      {deletion.isPending ? (
        <Loading what="šta je vezano za stranicu">
          <Skeleton className="h-24" />
        </Loading>
      ) : deletion.data ? (
        <ul className="list-disc space-y-1.5 pl-5 text-fg2">
          {factsOf(deletion.data).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : (
        <p role="alert" className="text-fg2">
          Nismo uspeli da prebrojimo šta je vezano za stranicu. Porudžbine u svakom slučaju ostaju.
        </p>
      )}
      <p className="mt-4 font-semibold">
        {DAYS_IN_TRASH} dana možete da je vratite, sa istom adresom. Posle toga je nema.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5 md:justify-end">
        {deletion.isError && (
          <Button
            className="max-md:w-full md:mr-auto"
            busy={deletion.isFetching && 'Brojimo…'}
            onClick={() => void deletion.refetch()}
          >
            Prebroj ponovo
          </Button>
        )}
        <Button onClick={onClose} disabled={remove.isPending} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button
          look="danger"
          disabled={deletion.isPending}
          busy={remove.isPending && 'Brisanje…'}
          onClick={() =>
            remove.mutate(undefined, {
              onSuccess: onClose,
              onError: (error) => toastRefusal('Stranica nije obrisana', error, 'Pokušajte ponovo za koji trenutak.'),
            })
          }
          className="max-md:flex-1"
        >
          Obriši
        </Button>
      </div>
    </Dialog>
  )
}

const factsOf = ({ orders, upsellProducts, hasDraft, isActive }: WebsiteDeletion): string[] => [
  ...(isActive ? ['Kupci je odmah više ne vide i ne mogu da poruče.'] : []),
  orders > 0 ? `${counted(orders, ORDERS)}: sve ostaju u Vašem spisku.` : 'Nema porudžbina.',
  ...(upsellProducts > 0 ? [`${counted(upsellProducts, UPSELLS)}: ne nude se dok stranicu ne vratite.`] : []),
  ...(hasDraft ? ['Nacrt koji niste objavili: vraća se sa stranicom.'] : []),
]
