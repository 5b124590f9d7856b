import type { OrderRead } from '@izlog/contracts/http/orders'

interface OtherParcelsProps {
  order: OrderRead
  /** What is true here of the other one, and of several others; their links follow. */
  one: string
  several: string
}

/** The other parcels of what was ordered, once the seller has split it; nothing where there are none. */
export function OtherParcels({ order: { otherParcels, website }, one, several }: OtherParcelsProps) {
  if (otherParcels.length === 0) return null
  return (
    <p className="fixed-note">
      {otherParcels.length === 1 ? one : several}{' '}
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
