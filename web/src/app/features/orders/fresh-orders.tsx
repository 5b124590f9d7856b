import { ArrowUp } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { counted, NEW_ORDERS } from '../../../ui/format.ts'
import { useFreshOrders } from '../../shared/fresh-orders.ts'

/** Says that orders have come in since the list was read; shows them when asked. */
export function FreshOrders({ onShow }: { onShow: () => void }) {
  const count = useFreshOrders((fresh) => fresh.count)
  return (
    <div role="status" className="sticky top-[calc(var(--spacing-bar)+0.75rem)] z-10 flex justify-center">
      {count > 0 && (
        <Button look="action" size="small" onClick={onShow} className="mb-4 animate-menu rounded-full px-4 shadow-2">
          <ArrowUp aria-hidden="true" />
          {counted(count, NEW_ORDERS)} · Prikaži
        </Button>
      )}
    </div>
  )
}
