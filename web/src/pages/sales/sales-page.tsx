import { discountOf, type Offer, offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Truck } from 'lucide-react'
import { useRef, useState } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { OfferPicker } from '../order-form/offer-picker.tsx'
import { OrderLink } from '../order-form/order-link.tsx'
import { OrderPopup } from '../order-form/order-popup.tsx'
import { usePopup } from '../order-form/use-popup.ts'
import { BenefitIcon } from '../parts/benefit-icon.tsx'
import { defaultQuestions } from '../parts/default-questions.ts'
import { designVariantOf } from '../parts/design-variant.ts'
import { PreviewDomainWarning } from '../parts/preview-domain.tsx'
import { Questions } from '../parts/questions.tsx'
import { useAnyInView } from '../parts/use-in-view.ts'
import { ConsentBanner } from '../pixel/consent-banner.tsx'
import { useLandingPixel } from '../pixel/use-landing-pixel.ts'
import { figuresOf } from '../shopper-figures.ts'
import { Comments } from './comments.tsx'
import { OrderButton } from './order-button.tsx'
import { SalesHero } from './sales-hero.tsx'
import { Troubles } from './troubles.tsx'

export { SALES_SIZES } from './sales-hero.tsx'

/** Builder spec 2.4: the picker of this template starts with three pieces. */
export const SALES_QUANTITY = 3

/** The Sales Template (builder spec 2.3): loud, yellow, one column. */
export function SalesPage(props: LandingProps) {
  const { website } = props
  const root = useRef<HTMLDivElement>(null)
  const offers = offersOf(website)
  const [single] = offers
  const [quantity, setQuantity] = useState(SALES_QUANTITY)
  const begin = useLandingPixel(props)
  const popup = usePopup((started) => begin(offers.find((one) => one.quantity === started)?.price ?? 0))
  const order = () => popup.open(quantity)
  if (!single) return null
  return (
    <div ref={root} className={`landing sales look-${designVariantOf(website)}`}>
      <header>
        <p className="banner">{bannerOf(website, single)}</p>
        <div className="brand">
          <b>{brandOf(website)}</b>
          <span>
            <Truck size={18} aria-hidden="true" />
            Besplatna dostava
          </span>
        </div>
      </header>
      <main>
        <SalesHero website={website} offer={single} onOrder={order} />
        <Troubles website={website} onOrder={order} />
        <Comments website={website} />
        <Benefits website={website} onOrder={order} />
        <Picker offers={offers} website={website} quantity={quantity} onChoose={setQuantity} onOrder={order} />
        <section className="faq">
          <h2>Pitanja kupaca</h2>
          <Questions entries={website.faq.length > 0 ? website.faq : defaultQuestions(website.targetMarket)} />
        </section>
      </main>
      <footer className="sales-footer">
        <b>{brandIn(website.title)}</b>
        <p>Besplatna dostava. Plaćanje pouzećem. 30&nbsp;dana za povraćaj novca.</p>
      </footer>
      <FixedBar root={root} onOrder={order} />
      <ConsentBanner seller={props.seller} />
      <PreviewDomainWarning />
      {popup.quantity !== null && (
        <OrderPopup
          website={website}
          seller={props.seller}
          isOpen={popup.isOpen}
          quantity={popup.quantity}
          onClose={popup.close}
        />
      )}
    </div>
  )
}

/** On an honest page the banner says what the seal below it says, or nothing of a discount. */
function bannerOf(website: PublicWebsite, { price, originalPrice }: Offer): string {
  const discount = figuresOf(website).bannerDiscount ?? discountOf(price, originalPrice)
  return discount === null ? 'EU KVALITET' : `EU KVALITET | ${discount}% POPUST`
}

const brandIn = (title: string): string => title.split(/\s+/).slice(0, 2).join(' ')
const brandOf = ({ shortName, title }: PublicWebsite): string => shortName || brandIn(title)

function Benefits({ website: { benefitsSection }, onOrder }: { website: PublicWebsite; onOrder: () => void }) {
  if (!benefitsSection) return null
  return (
    <section className="benefits">
      <h2>{benefitsSection.title}</h2>
      <p className="under-head">{benefitsSection.subtitle}</p>
      <ul>
        {benefitsSection.benefits.map(({ text }, index) => (
          <li key={text}>
            <span className="benefit-icon">
              <BenefitIcon text={text} place={index} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <OrderButton text={benefitsSection.ctaText} onOrder={onOrder} />
    </section>
  )
}

interface PickerProps {
  offers: readonly Offer[]
  website: PublicWebsite
  quantity: number
  onChoose: (quantity: number) => void
  onOrder: () => void
}

/** The most pieces first, as they are the best offer. */
const Picker = ({ offers, website, quantity, onChoose, onOrder }: PickerProps) => (
  <section className="picker">
    <h2 id="picker">Koliko komada želite?</h2>
    <OfferPicker
      legend="Koliko komada želite?"
      legendHidden
      name="picker"
      offers={[...offers].reverse()}
      symbol={website.currencySymbol}
      chosen={quantity}
      detail="discount"
      onChoose={onChoose}
    />
    <OrderButton text="Poruči sa popustom" detail="Plaćate kuriru, tek kad stigne" onOrder={onOrder} />
  </section>
)

/** Hides while an order button of the page is on the screen. */
function FixedBar({ root, onOrder }: { root: Parameters<typeof useAnyInView>[0]; onOrder: () => void }) {
  const buttonInView = useAnyInView(root, 'main [data-order]', true)
  return (
    <div className={`fixed-bar${buttonInView ? ' hidden' : ''}`} inert={buttonInView}>
      <OrderLink className="dark-button" onOrder={onOrder}>
        Poruči sa popustom
      </OrderLink>
    </div>
  )
}
