import { type Offer, offersOf, startQuantity } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Truck } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { LandingProps } from '../../landing-props.ts'
import { OfferPicker } from '../../order-form/offer-picker.tsx'
import { OrderLink } from '../../order-form/order-link.tsx'
import { OrderPopup, type OrderPopupHandle } from '../../order-form/order-popup.tsx'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { termsLine, termsOf } from '../../parts/terms.ts'
import { ConsentBanner } from '../../pixel/consent-banner.tsx'
import { figuresOf, mayShow, sealedDiscount } from '../../shopper-figures.ts'
import { arrangedSections } from '../parts/arranged-sections.ts'
import { BottomBar } from '../parts/bottom-bar.tsx'
import { buttonTextName, buttonTextOf } from '../parts/button-text.ts'
import { questionsOf } from '../parts/default-questions.ts'
import { designVariantOf } from '../parts/design-variant.ts'
import { GistFirst } from '../parts/gist-first.tsx'
import { PageIcon } from '../parts/page-icon.tsx'
import { PreviewDomainWarning } from '../parts/preview-domain.tsx'
import { PriceWords } from '../parts/price-words.tsx'
import { ProgressiveHydration } from '../parts/progressive-hydration.tsx'
import { Questions } from '../parts/questions.tsx'
import { type NamedText, named, useTextMark } from '../parts/text-mark.ts'
import { Comments } from './comments.tsx'
import { OrderButton } from './order-button.tsx'
import { SalesHero } from './sales-hero.tsx'
import { SALES_SECTIONS } from './sales-sections.ts'
import { Troubles } from './troubles.tsx'

export { SALES_SIZES } from './sales-hero.tsx'

/** docs/product/builder.md 2.4: the picker of this template starts with three pieces, unless the seller chose another quantity. */
export const SALES_QUANTITY = 3

/** The Sales Template (docs/product/builder.md 2.3): loud, yellow, one column. */
export function SalesPage(props: LandingProps) {
  const { website } = props
  const root = useRef<HTMLDivElement>(null)
  const offers = offersOf(website)
  const [single] = offers
  const { delivery } = termsOf(website)
  const discount = single ? discountShown(website, single) : null
  const buttonText = {
    name: buttonTextName(website),
    text: buttonTextOf(website, discount ? 'Poruči sa popustom' : 'Poruči odmah'),
  }
  const mark = useTextMark()
  const place = usePlaceMark()
  const [quantity, setQuantity] = useState(() => startQuantity(offers, SALES_QUANTITY))
  const popup = useRef<OrderPopupHandle>(null)
  const order = () => popup.current?.open(quantity)
  if (!single) return null
  const sections: Readonly<Partial<Record<string, ReactNode>>> = {
    troubles: <Troubles website={website} onOrder={order} />,
    comments: <Comments website={website} />,
    benefits: <Benefits website={website} buttonText={discount === null ? buttonText : null} onOrder={order} />,
    picker: (
      <Picker
        website={website}
        offers={offers}
        quantity={quantity}
        buttonText={buttonText}
        onChoose={setQuantity}
        onOrder={order}
      />
    ),
    questions: (
      <section className="faq">
        <h2>Pitanja kupaca</h2>
        <Questions entries={questionsOf(website)} />
      </section>
    ),
    button: (
      // Has the spacing of the questions, so that pages without the button carry no rule for it.
      <div className="faq">
        <OrderButton {...buttonText} onOrder={order} />
      </div>
    ),
  }
  return (
    <div ref={root} className={`landing sales look-${designVariantOf(website)}`}>
      <header>
        <p className="banner">{bannerOf(website, single)}</p>
        <div className="brand">
          <b {...mark(website.shortName && 'shortName')}>{brandOf(website)}</b>
          {delivery && (
            <span>
              <Truck size={18} aria-hidden="true" />
              {delivery}
            </span>
          )}
        </div>
      </header>
      <main>
        <ProgressiveHydration>
          <SalesHero website={website} offer={single} buttonText={buttonText} onOrder={order} />
        </ProgressiveHydration>
        {arrangedSections(website, SALES_SECTIONS).map(({ name, key }) => (
          <ProgressiveHydration key={key}>{sections[name]}</ProgressiveHydration>
        ))}
      </main>
      <footer className="sales-footer">
        <b {...(nameIn(website.title) === website.title ? mark('title') : place('title'))}>{nameIn(website.title)}</b>
        <p {...place('terms deliveryPricing')}>{termsLine(website)}</p>
      </footer>
      <BottomBar root={root} className="sales-bar" hiddenBy="main [data-order]" hiddenAtFirst>
        <OrderLink className="dark-button" onOrder={order}>
          {buttonText.text}
        </OrderLink>
      </BottomBar>
      <ConsentBanner seller={props.seller} />
      <PreviewDomainWarning />
      <OrderPopup ref={popup} {...props} />
    </div>
  )
}

/** On an honest page the banner has the same discount as the seal below it, or none. */
const discountShown = (website: PublicWebsite, offer: Offer): number | null =>
  figuresOf(website).bannerDiscount ?? sealedDiscount(website, offer)

function bannerOf(website: PublicWebsite, offer: Offer): string {
  const discount = discountShown(website, offer)
  return discount === null ? 'EU KVALITET' : `EU KVALITET | ${discount}% POPUST`
}

const brandOf = ({ shortName, title }: PublicWebsite): string => shortName || title.split(/\s+/).slice(0, 2).join(' ')
/** The footer's name: the first sentence of the title. */
const nameIn = (title: string): string => title.match(/[^.!?:]+/)?.[0].trim() ?? title

interface BenefitsProps {
  website: PublicWebsite
  /** Replaces the block's own button text if that promises a discount and there is none; null if there is one. */
  buttonText: NamedText | null
  onOrder: () => void
}

function Benefits({ website, buttonText, onOrder }: BenefitsProps) {
  const mark = useTextMark()
  const { benefitsSection } = website
  if (!benefitsSection) return null
  const { ctaText } = benefitsSection
  const isKept = buttonText === null || mayShow(website, 'benefitsSection') || !/popust/i.test(ctaText)
  return (
    <section className="benefits">
      <h2 {...mark('benefitsSection.title')}>{benefitsSection.title}</h2>
      <p className="under-head" {...mark('benefitsSection.subtitle')}>
        {benefitsSection.subtitle}
      </p>
      <ul>
        {benefitsSection.benefits.map(({ text, icon }, index) => (
          <li key={text}>
            <span className="benefit-icon">
              <PageIcon icon={icon} text={text} place={index} />
            </span>
            <GistFirst text={text} name={`benefitsSection.benefits.${index}.text`} />
          </li>
        ))}
      </ul>
      <OrderButton {...(isKept ? named('benefitsSection.ctaText', ctaText) : buttonText)} onOrder={onOrder} />
    </section>
  )
}

interface PickerProps {
  website: PublicWebsite
  offers: readonly Offer[]
  quantity: number
  buttonText: NamedText
  onChoose: (quantity: number) => void
  onOrder: () => void
}

/** The largest quantity first: it is the best offer. */
const Picker = ({ website, offers, quantity, buttonText, onChoose, onOrder }: PickerProps) => (
  <section className="picker">
    <h2 id="picker">Koliko komada želite?</h2>
    <PriceWords website={website} offer={offers[0]} />
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
    <OrderButton {...buttonText} detail="Plaćate kuriru, tek kad stigne" onOrder={onOrder} />
  </section>
)
