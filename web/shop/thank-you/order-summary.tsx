import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import { awaitsCall, awaitsPayment } from '@izlog/contracts/domain/order-progress'
import { phoneAsTyped } from '@izlog/contracts/domain/typed-phone'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { localizeByCurrency } from '../parts/localize.ts'
import { type Detail, DetailList } from './detail-list.tsx'
import { OtherParcels } from './other-parcels.tsx'

/** The next steps until the parcel is delivered, with the address and the sum to pay: T, every U and the delivery (docs/architecture.md, 'The way of an order'). */
export function NextSteps({ order }: { order: OrderRead }) {
  const {
    address,
    city,
    phone,
    quantity,
    totalPrice,
    currencySymbol,
    website,
    upsells,
    deliveryPrice,
    sumToCollect,
    releaseOn,
    progress,
  } = order
  if (!awaitsPayment(progress)) return null
  const isOnItsWay = progress === 'handed-over' || progress === 'in-delivery'
  const money = (amount: number) => formatMoney(amount, currencySymbol)
  const goods = `${piecesLabel(quantity)}, ${website.shortName}`
  return (
    <section>
      <h2>{localizeByCurrency(currencySymbol, 'Šta sledi')}</h2>
      <ol className="card steps">
        {awaitsCall(progress) && (
          <li>
            <b>{progress === 'received' ? <>Poziv u roku od 24&nbsp;h</> : 'Zvaćemo ponovo'}</b>
            Potvrđujemo adresu na {phoneAsTyped(phone).number.replaceAll(' ', '\u00a0')}.
            {releaseOn === 'confirmed' && ' Paket šaljemo kad potvrdite.'}
          </li>
        )}
        <li>
          <b>{isOnItsWay ? 'Isporuka na Vašu adresu' : <>Isporuka 2–5&nbsp;radnih dana</>}</b>
          {address}, {city}
        </li>
        <li>
          <b>Plaćate kuriru {money(sumToCollect)}</b>
          {upsells.length === 0 && deliveryPrice === 0
            ? goods
            : [
                `${goods} ${money(totalPrice)}`,
                ...upsells.map(({ title, totalPrice: upsellPrice }) => `${title} ${money(upsellPrice)}`),
                ...(deliveryPrice > 0 ? [`dostava ${money(deliveryPrice)}`] : []),
              ].join(' + ')}
        </li>
      </ol>
    </section>
  )
}

/** The order line by line, as the simple thank-you page shows it (docs/product/builder.md 2.10). */
export function OrderDetails({ order }: { order: OrderRead }) {
  const { upsells, deliveryPrice, sumToCollect, totalPrice, currencySymbol } = order
  const money = (amount: number) => formatMoney(amount, currencySymbol)
  const lines: readonly Detail[] = [
    ['Broj porudžbine', order.orderId],
    ['Proizvod', order.productName],
    ['Količina', piecesLabel(order.quantity)],
    ['Ukupno', money(totalPrice)],
    ...upsells.map((upsell) => [`Dodato: ${upsell.title}`, money(upsell.totalPrice)] as const),
    ['Dostava', deliveryPrice > 0 ? money(deliveryPrice) : null],
    ['Za plaćanje kuriru', sumToCollect === totalPrice ? null : money(sumToCollect)],
    ['Ime i prezime', `${order.firstName} ${order.lastName}`],
    ['Telefon', order.phone],
    ['Email', order.email],
    ['Adresa', order.address],
    ['Grad', [order.postalCode, order.city].filter(Boolean).join(' ')],
  ]
  return (
    <section>
      <h2>Vaša porudžbina</h2>
      <DetailList lines={lines} />
      <OtherParcels
        order={order}
        one="Ostatak onoga što ste poručili ide u drugom paketu, koji se plaća posebno:"
        several="Ostatak onoga što ste poručili ide u drugim paketima, koji se plaćaju posebno:"
      />
    </section>
  )
}
