import type { UpsellProduct } from '@izlog/contracts/domain/upsell'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRemoveUpsell } from './upsell-calls.ts'

/** The confirmation before an upsell product is removed (docs/product/builder.md 5). */
export function RemoveUpsell({ product, onClose }: { product: UpsellProduct; onClose: () => void }) {
  const removal = useRemoveUpsell(product)
  return (
    <Dialog open title={`Ukloniti proizvod „${product.title}”?`} {...(removal.isPending ? {} : { onClose })}>
      <p>Da li ste sigurni da želite da uklonite ovaj upsell proizvod?</p>
      <p className="mt-2 text-fg2">Porudžbine u koje je već dodat ostaju kakve jesu.</p>
      <div className="mt-5 flex gap-2.5 md:justify-end">
        <Button onClick={onClose} disabled={removal.isPending} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button
          look="danger"
          busy={removal.isPending && 'Uklanjamo…'}
          onClick={() => removal.mutate(undefined, { onError: onClose })}
          className="max-md:flex-1"
        >
          Ukloni
        </Button>
      </div>
    </Dialog>
  )
}
