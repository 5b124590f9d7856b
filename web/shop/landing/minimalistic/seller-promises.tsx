import { HandCoins, ShieldCheck, Truck, Undo2 } from 'lucide-react'
import { termsOf, type WithTerms } from '../../parts/terms.ts'

/** Cash on delivery, and the seller's own promises: delivery, returns, guarantee. */
export function SellerPromises({ website }: { website: WithTerms }) {
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
        <li>
          <Truck size={24} aria-hidden="true" />
          <span>
            Isporuka <span>{arrival.replace('radnih ', '')}</span>
          </span>
        </li>
      ) : (
        delivery && (
          <li>
            <Truck size={24} aria-hidden="true" />
            <span>{delivery}</span>
          </li>
        )
      )}
      {returns && (
        <li>
          <Undo2 size={24} aria-hidden="true" />
          <span>{returns}</span>
        </li>
      )}
      {guarantee && (
        <li>
          <ShieldCheck size={24} aria-hidden="true" />
          <span>{guarantee}</span>
        </li>
      )}
    </ul>
  )
}
