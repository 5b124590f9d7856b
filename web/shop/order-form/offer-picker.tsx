import { formatMoney } from '@izlog/contracts/domain/money'
import type { Offer } from '@izlog/contracts/domain/offers'
import { usePlaceMark } from '../parts/place-mark.ts'
import { FieldProblem } from './field.tsx'

interface OfferPickerProps {
  legend: string
  legendHidden?: boolean
  name: string
  offers: readonly Offer[]
  /** Current total by quantity, where the server's sum differs from the page's. */
  newTotals?: Readonly<Record<number, number>>
  symbol: string
  chosen: number
  /** The server's message about the chosen quantity. */
  problem?: string | undefined
  detail: 'per-piece' | 'discount'
  onChoose: (quantity: number) => void
}

/** The price of one piece is the page's price. */
const ONE_PIECE = ' priceAnchoring.currentPrice priceAnchoring.originalPrice'

/** Radio buttons of quantities with their totals; the whole row can be tapped. */
export function OfferPicker(props: OfferPickerProps) {
  const {
    legend,
    legendHidden = false,
    name,
    offers,
    newTotals = {},
    symbol,
    chosen,
    problem,
    detail,
    onChoose,
  } = props
  const place = usePlaceMark()
  return (
    <fieldset className="offers" aria-describedby={problem && `${name}-problem`}>
      <legend className={legendHidden ? 'sr-only' : 'form-head'}>{legend}</legend>
      {problem && <FieldProblem id={`${name}-problem`}>{problem}</FieldProblem>}
      {offers.map((offer) => {
        const price = newTotals[offer.quantity] ?? offer.price
        const before = offer.originalPrice !== null && offer.originalPrice > price ? offer.originalPrice : null
        return (
          <label
            key={offer.quantity}
            {...place(`offers.${offer.quantity}${offer.quantity === 1 ? ONE_PIECE : ''}`)}
            className={`offer${offer.bestValue || offer.quantity === 3 ? ' offer-best' : ''}`}
          >
            <input
              type="radio"
              name={name}
              value={offer.quantity}
              checked={offer.quantity === chosen}
              onChange={() => onChoose(offer.quantity)}
            />
            <span className="offer-what">
              <b>
                {offer.label}{' '}
                {detail === 'discount' && offer.discount !== null && (
                  <span className="offer-discount">−{offer.discount}&nbsp;%</span>
                )}
              </b>{' '}
              {detail === 'per-piece' && (
                <span className="offer-each">{eachPrice(price, offer.quantity, symbol)} po komadu</span>
              )}{' '}
              {offer.badge && <span className="offer-badge">{offer.badge}</span>}{' '}
              {offer.note && <span className="offer-each">{offer.note}</span>}
            </span>{' '}
            <span className="offer-price">
              <b>{formatMoney(price, symbol)}</b> {before !== null && <s>{formatMoney(before, symbol)}</s>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** '2.330 RSD'; in KM and EUR, which have cents, '19,67 KM'. */
function eachPrice(price: number, quantity: number, symbol: string): string {
  if (symbol === 'RSD' || price % quantity === 0) return formatMoney(price / quantity, symbol)
  return `${(price / quantity).toFixed(2).replace('.', ',')}\u00a0${symbol}`
}
