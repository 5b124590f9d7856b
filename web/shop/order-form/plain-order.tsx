import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { X } from 'lucide-react'
import { localize } from '../parts/localize.ts'
import { usePlaceMark } from '../parts/place-mark.ts'
import { OfferPicker } from './offer-picker.tsx'
import { FIELD_ATTRIBUTES, popupRules } from './order-fields.ts'
import { ORDER_FORM_ID } from './order-link.tsx'
import { SoldBy } from './sold-by.tsx'

interface PlainOrderProps {
  readonly website: PublicWebsite
  readonly startQuantity: number
  readonly traderName?: string | undefined
}

/**
 * The popup's form without scripts: shown when an order link is followed before the page is hydrated, or where scripts are blocked. It
 * posts to the server, which computes the total and answers with the thank-you page or with the errors (contracts, OrderFormFields).
 */
export function PlainOrder({ website, startQuantity, traderName }: PlainOrderProps) {
  const { fields, required } = popupRules(website.targetMarket)
  const place = usePlaceMark()
  return (
    <section className="plain-order" id={ORDER_FORM_ID} aria-label="Porudžbina">
      <form className="popup-form" method="post" action="/api/orders">
        <div className="popup-head">
          <div>
            <b {...place('productName')}>{website.productName}</b>
            <span>Plaćate kuriru pri preuzimanju</span>
          </div>
          <a className="icon-button" href="#page" aria-label="Zatvori">
            <X size={22} aria-hidden="true" />
          </a>
        </div>
        <div className="popup-body">
          <input type="hidden" name="websiteId" value={website.id} />
          <OfferPicker
            legend="Koliko komada?"
            name="quantity"
            offers={offersOf(website)}
            symbol={website.currencySymbol}
            chosen={startQuantity}
            detail="per-piece"
            onChoose={() => undefined}
          />
          <h2 className="form-head">{localize(website.targetMarket, 'Gde da pošaljemo?')}</h2>
          {fields.map((name) => {
            const { label, capitalize, hint, type = 'text', ...attributes } = FIELD_ATTRIBUTES[name]
            return (
              <div key={name} className={`field field-${name}`}>
                <label htmlFor={`plain-${name}`}>
                  {label} {!required.includes(name) && <small>nije obavezno</small>}
                </label>
                <input
                  {...attributes}
                  id={`plain-${name}`}
                  name={name}
                  type={type}
                  autoCapitalize={capitalize ?? 'off'}
                  required={required.includes(name)}
                />
                {hint && <p className="field-hint">{hint}</p>}
              </div>
            )
          })}
        </div>
        <div className="popup-foot">
          <button type="submit" className="order-button">
            Poruči
          </button>
          <SoldBy traderName={traderName} />
        </div>
      </form>
    </section>
  )
}
