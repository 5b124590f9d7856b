import type { SharableOrder } from '@izlog/contracts/http/parcel'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { formatMoney } from '../../../ui/format.ts'

interface ShareDialogProps {
  sharable: SharableOrder
  busy: boolean
  onClose: () => void
  onShare: () => void
}

/** What becomes of two orders in one parcel: its sum, its address, and what else changes by it. */
export function ShareDialog({ sharable: { order, address, together }, busy, onClose, onShare }: ShareDialogProps) {
  if (!together) return null
  const money = (amount: number) => formatMoney(amount, order.currencySymbol)
  const { leader, sumToCollect, deliveryPrice, confirms } = together
  const isOtherAddress = address !== together.address || leader === order.orderId
  return (
    <Dialog open onClose={onClose} title="Dodati u isti paket?">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onShare()
        }}
      >
        <p className="text-fg2">
          {order.productName}, {order.quantity} kom ide u istom paketu: jedna nalepnica, jedna naplata.
        </p>
        <dl className="mt-3 space-y-1.5">
          <Row label="Kurir naplaćuje" value={money(sumToCollect)} strong />
          {deliveryPrice > 0 && <Row label="Od toga dostava, jednom" value={money(deliveryPrice)} />}
          <Row label="Paket ide pod brojem" value={leader} />
          {isOtherAddress && <Row label="Na adresu" value={together.address} />}
        </dl>
        {confirms && (
          <p className="mt-3 rounded-control bg-well px-3 py-2 text-small">
            Druga porudžbina je već potvrđena, pa se time potvrđuje i {confirms}.
          </p>
        )}
        <p className="mt-3 text-small text-fg2">
          Šta zabeležite za paket važi za obe porudžbine. Dok paket nije spakovan ni prijavljen kuriru, možete da ih
          razdvojite.
        </p>
        <DialogActions onCancel={onClose} busy={busy && 'Dodajemo…'} disabled={busy}>
          Dodaj u isti paket
        </DialogActions>
      </form>
    </Dialog>
  )
}

const Row = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="shrink-0 text-fg2">{label}</dt>
    <dd className={strong ? 'font-bold tabular' : 'text-right tabular'}>{value}</dd>
  </div>
)
