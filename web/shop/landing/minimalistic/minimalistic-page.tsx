import { formatMoney } from '@izlog/contracts/domain/money'
import { type Offer, offersOf, startQuantity } from '@izlog/contracts/domain/offers'
import { sellersStorefront } from '@izlog/contracts/domain/sellers-storefront'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { ChevronDown, ChevronLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { LandingProps } from '../../landing-props.ts'
import { OrderLink } from '../../order-form/order-link.tsx'
import { OrderPopup, type OrderPopupHandle } from '../../order-form/order-popup.tsx'
import { Photo } from '../../parts/photo.tsx'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { enabledTestimonials } from '../../parts/testimonials-of.ts'
import { paragraphsOf } from '../../parts/words.ts'
import { ConsentBanner } from '../../pixel/consent-banner.tsx'
import { figuresOf } from '../../shopper-figures.ts'
import { arrangedSections } from '../parts/arranged-sections.ts'
import { BottomBar } from '../parts/bottom-bar.tsx'
import { buttonTextName, buttonTextOf } from '../parts/button-text.ts'
import { questionsOf } from '../parts/default-questions.ts'
import { designVariantOf } from '../parts/design-variant.ts'
import { PageIcon } from '../parts/page-icon.tsx'
import { PreviewDomainWarning } from '../parts/preview-domain.tsx'
import { ProgressiveHydration } from '../parts/progressive-hydration.tsx'
import { Questions } from '../parts/questions.tsx'
import { namedParagraphs, useTextMark } from '../parts/text-mark.ts'
import { useAnyInView } from '../parts/use-in-view.ts'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LastChance, PriceComparison, Urgency } from './persuasion.tsx'
import { sectionOrder } from './section-order.ts'
import { BulletShowcase, ImageShowcase } from './showcases.tsx'
import { Testimonials } from './testimonials.tsx'

/** docs/product/builder.md 2.4: the form starts with one piece, unless the seller chose another quantity. */
export const MINIMALISTIC_QUANTITY = 1
/** A first paragraph of at most so many characters is shown as the description's heading. */
const MAX_HEADING = 100

/** The default landing page (docs/product/builder.md 2.3); its design determines the order of the sections. */
export function MinimalisticPage(props: LandingProps) {
  const { website, seller } = props
  const root = useRef<HTMLDivElement>(null)
  const offers = offersOf(website)
  const [offer] = offers
  const popup = useRef<OrderPopupHandle>(null)
  const order = () => popup.current?.open(startQuantity(offers, MINIMALISTIC_QUANTITY))
  if (!offer) return null
  const look = designVariantOf(website)
  const sections: Readonly<Partial<Record<string, ReactNode>>> = {
    reasons: <Reasons website={website} />,
    description: <Description website={website} />,
    urgency: <Urgency website={website} />,
    voices: (
      <Testimonials
        testimonials={enabledTestimonials(website)}
        recommendation={figuresOf(website).recommendation}
        market={website.targetMarket}
      />
    ),
    closeUps: <BulletShowcase bullets={website.bullets} images={website.images} />,
    pictures: <ImageShowcase website={website} />,
    price: <PriceComparison website={website} offer={offer} onOrder={order} />,
    questions: <Asked website={website} />,
    lastChance: <LastChance website={website} offer={offer} onOrder={order} />,
    button: <Button website={website} onOrder={order} />,
  }
  return (
    <div ref={root} className={`landing minimalistic look-${look}`}>
      <TopBar website={website} shop={props.shop} onOrder={order} />
      <main>
        <ProgressiveHydration>
          <Hero website={website} offer={offer} onOrder={order} />
        </ProgressiveHydration>
        {arrangedSections(website, sectionOrder(look)).map(({ name, key }) => (
          <ProgressiveHydration key={key}>{sections[name]}</ProgressiveHydration>
        ))}
        <SectionPlan website={website} />
      </main>
      <LandingFooter website={website} />
      <OrderBar root={root} website={website} offer={offer} onOrder={order} />
      <ConsentBanner seller={seller} />
      <PreviewDomainWarning />
      <OrderPopup ref={popup} {...props} />
    </div>
  )
}

interface TopBarProps {
  readonly website: PublicWebsite
  /** The seller's own host: the storefront is at its root. */
  readonly shop: string | undefined
  readonly onOrder: () => void
}

const TopBar = ({ website, shop, onOrder }: TopBarProps) => {
  const mark = useTextMark()
  return (
    <header className="top-bar">
      <div className="wrap">
        <a className="back" href={shop ? '/' : sellersStorefront(website.userId)} aria-label="Prodavnica, nazad">
          <ChevronLeft size={24} aria-hidden="true" />
          <span className="wide-only">Prodavnica</span>
        </a>
        <b {...mark('shortName')}>{website.shortName}</b>
        <span data-owner-slot="" />
        <OrderLink className="top-order" onOrder={onOrder}>
          Poruči<span className="wide-only">&nbsp;odmah</span>
        </OrderLink>
      </div>
    </header>
  )
}

function Reasons({ website: { shortName, bullets } }: { website: PublicWebsite }) {
  const mark = useTextMark()
  if (bullets.length === 0) return null
  return (
    <section className="block reasons-block">
      <div className="wrap">
        <h2>Zašto baš {shortName}</h2>
        <ul className="reasons">
          {bullets.map(({ title, text }, index) => (
            <li key={title}>
              <span className="reason-icon">
                <PageIcon text={`${title} ${text}`} place={index} />
              </span>
              <div>
                <h3 {...mark(`bullets.${index}.title`)}>{title}</h3>
                <p {...mark(`bullets.${index}.text`)}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const Asked = ({ website }: { website: PublicWebsite }) => (
  <section className="block questions-block">
    <div className="wrap narrow">
      <h2>Česta pitanja</h2>
      <Questions entries={questionsOf(website)} />
    </div>
  </section>
)

/** An order button where its seller put one. */
function Button({ website, onOrder }: { website: PublicWebsite; onOrder: () => void }) {
  const mark = useTextMark()
  return (
    <div className="block">
      <div className="wrap narrow">
        <OrderLink className="order-button" onOrder={onOrder} {...mark(buttonTextName(website))}>
          {buttonTextOf(website, 'Poruči odmah')}
        </OrderLink>
      </div>
    </div>
  )
}

function Description({ website }: { website: PublicWebsite }) {
  const mark = useTextMark()
  const paragraphs = namedParagraphs('longDescription', paragraphsOf(website.longDescription))
  const [first] = paragraphs
  const heading = first && first.text.length <= MAX_HEADING ? first : null
  const picture = website.images[2] ?? website.images[1] ?? website.images[0]
  if (paragraphs.length === 0) return null
  return (
    <section className="block description-block">
      <div className="wrap description">
        <div>
          <h2 {...mark(heading?.name)}>{heading?.text || `Upoznajte: ${website.shortName}`}</h2>
          {paragraphs.slice(heading ? 1 : 0).map(({ name, text }) => (
            <p key={text} {...mark(name)}>
              {text}
            </p>
          ))}
        </div>
        {picture && <Photo picture={picture} alt="" sizes="(min-width: 64rem) 560px, 92vw" />}
      </div>
    </section>
  )
}

/** docs/product/builder.md 2.3: the sections planned for this page, if its design recommendations list them. */
function SectionPlan({ website }: { website: PublicWebsite }) {
  const place = usePlaceMark()
  const sections = website.designRecommendations?.sectionStructure?.sections
  if (!sections?.length) return null
  return (
    <aside className="wrap plan questions">
      <details>
        <summary>
          Sekcije ove stranice ({sections.length})
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <ol>
          {sections
            .map((section, index) => ({ ...section, index }))
            .sort((a, b) => a.order - b.order)
            .map(({ order, title, type, index }) => (
              <li key={order} {...place(`designRecommendations.sectionStructure.sections.${index}`)}>
                {order}. {title} <small>{type}</small>
              </li>
            ))}
        </ol>
      </details>
    </aside>
  )
}

interface OrderBarProps {
  root: RefObject<HTMLDivElement | null>
  website: PublicWebsite
  offer: Offer
  onOrder: () => void
}

/** The bar covers this much of the lower edge. */
const BAR_MARGIN = '0px 0px -80px'
/** A longer text would wrap beside the price. */
const MAX_BAR_TEXT = 22

/**
 * Fixed at the lower edge on phones. Shows the price too, unless the hero's price is on the screen. Hidden
 * while another order button of the page is on the screen.
 */
function OrderBar({ root, website, offer, onOrder }: OrderBarProps) {
  const priceInView = useAnyInView(root, '[data-hero-price]', true, BAR_MARGIN)
  const text = buttonTextOf(website, '')
  return (
    <BottomBar root={root} className="order-bar" hiddenBy="main .order-button" hiddenAtFirst={false}>
      <span className={priceInView ? 'order-bar-price shown-above' : 'order-bar-price'}>
        {offer.originalPrice !== null && <s>{formatMoney(offer.originalPrice, website.currencySymbol)}</s>}
        <b>{formatMoney(offer.price, website.currencySymbol)}</b>
      </span>
      <OrderLink className="order-button" onOrder={onOrder}>
        {text && text.length <= MAX_BAR_TEXT ? text : 'Poruči odmah'}
      </OrderLink>
    </BottomBar>
  )
}
