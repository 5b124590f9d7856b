import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { onOrdersChange, type RecentOrder, recentOrderOf } from './recent-orders.ts'
import { thankYouPath } from './thank-you-path.ts'

/** Tells gently that this browser ordered the same page in the last 24 hours, with the way to that order. */
export function RecentOrderNotice({ websiteId }: { websiteId: number }) {
  const [order, setOrder] = useState<RecentOrder | null>(null)
  useEffect(() => {
    const look = () => setOrder(recentOrderOf(websiteId, Date.now()))
    look()
    return onOrdersChange(look)
  }, [websiteId])
  if (!order) return null
  return (
    <p className="recent-order">
      <Info size={18} aria-hidden="true" />
      <span>
        Ovo ste već poručili {momentOf(order.at)}.{' '}
        {order.orderId === null ? (
          'Slobodno poručite još jednom.'
        ) : (
          <>
            <a href={thankYouPath(websiteId, order.orderId)}>Pogledajte porudžbinu</a> ili slobodno poručite još jednom.
          </>
        )}
      </span>
    </p>
  )
}

/** 'danas u 14:05', 'juče u 23:40': the order is at most a day old. */
function momentOf(at: number): string {
  const then = new Date(at)
  const day = then.toDateString() === new Date().toDateString() ? 'danas' : 'juče'
  return `${day} u ${then.toLocaleTimeString('sr-RS', { hour: '2-digit', minute: '2-digit' })}`
}
