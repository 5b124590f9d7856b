import type { OrderRead } from '@izlog/contracts/http/orders'
import type { ReactNode } from 'react'

interface OtherParcelsProps {
  order: OrderRead
  /** What is true of them here; their links follow. */
  children: ReactNode
}

/** The other parcels of what was ordered, once the seller has split it; nothing where there are none. */
export function OtherParcels({ order: { otherParcels, website }, children }: OtherParcelsProps) {
  if (otherParcels.length === 0) return null
  return (
    <p className="fixed-note">
      {children}{' '}
      {otherParcels.map((orderId, index) => (
        <span key={orderId}>
          {index > 0 && ', '}
          <a href={`/hvala/${website.id}/${orderId}`}>{orderId}</a>
        </span>
      ))}
      .
    </p>
  )
}
