import { HandCoins, ShieldCheck, Truck, Undo2 } from 'lucide-react'
import { termsOf, type WithTerms } from '../../parts/terms.ts'
import { usePlaceMark } from '../parts/text-mark.ts'

/** Cash on delivery, and the seller's own promises: delivery, returns, guarantee. */
export function SellerPromises({ website }: { website: WithTerms }) {
  const place = usePlaceMark()
  const { delivery, arrival, returns, guarantee } = termsOf(website)
  return (
    <ul className="promises">
      <li>
        <HandCoins size={24} aria-hidden="true" />
        <span>
          Plaćanje <span>pouzećem</span>
        </span>
      </li>
      {arrival ? (
        <li {...place('terms.arrival')}>
          <Truck size={24} aria-hidden="true" />
          <span>
            Isporuka <span>{arrival.replace('radnih ', '')}</span>
          </span>
        </li>
      ) : (
        delivery && (
          <li {...place('terms.delivery', 'deliveryPricing')}>
            <Truck size={24} aria-hidden="true" />
            <span>{delivery}</span>
          </li>
        )
      )}
      {returns && (
        <li {...place('terms.returns')}>
          <Undo2 size={24} aria-hidden="true" />
          <span>{returns}</span>
        </li>
      )}
      {guarantee && (
        <li {...place('terms.guarantee')}>
          <ShieldCheck size={24} aria-hidden="true" />
          <span>{guarantee}</span>
        </li>
      )}
    </ul>
  )
}
