import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import type { ClosedOrder } from '@izlog/contracts/http/orders'
import { HomeLinks } from '../parts/home-links.tsx'
import { DetailList } from './detail-list.tsx'

interface ClosedOrderProps {
  order: ClosedOrder
  sellerId: number | null
}

/** The page of an order that was closed long ago: without personal data, because its address may have been shared. */
export const ClosedOrderPage = ({ order: { orderId, productName, status }, sellerId }: ClosedOrderProps) => (
  <main className="thanks">
    <div className="thanks-body">
      <section>
        <h1>Vaša porudžbina</h1>
        <DetailList
          lines={[
            ['Broj porudžbine', orderId],
            ['Proizvod', productName],
            ['Status', ORDER_STATUS_LABELS[status]],
          ]}
        />
      </section>
      <p>
        Lične podatke ove porudžbine više ne prikazujemo. Za sve što Vas zanima javite se prodavcu sa brojem porudžbine.
      </p>
      <HomeLinks sellerId={sellerId} />
    </div>
  </main>
)
