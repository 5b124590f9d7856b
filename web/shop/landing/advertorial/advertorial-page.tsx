import type { Market } from '@izlog/contracts/domain/market-facts'
import { formatMoney } from '@izlog/contracts/domain/money'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { type RefObject, useRef } from 'react'
import { counted } from '../../../shared/plural.ts'
import type { LandingProps } from '../../landing-props.ts'
import { localize } from '../../parts/localize.ts'
import { Photo } from '../../parts/photo.tsx'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { headlineClass, initialsOf } from '../../parts/words.ts'
import { ConsentBanner } from '../../pixel/consent-banner.tsx'
import { useLandingPixel } from '../../pixel/use-landing-pixel.ts'
import { BottomBar } from '../parts/bottom-bar.tsx'
import { designVariantOf } from '../parts/design-variant.ts'
import { LiveFigures } from '../parts/live-figures.tsx'
import { PreviewDomainWarning } from '../parts/preview-domain.tsx'
import { ProgressiveHydration } from '../parts/progressive-hydration.tsx'
import { Questions } from '../parts/questions.tsx'
import { type NamedText, named, useTextMark } from '../parts/text-mark.ts'
import { OrderSection } from './order-section.tsx'
import { type Story, storyOf } from './story.ts'
import { Benefits, Paragraphs, Statistics, Text, Voices } from './story-parts.tsx'

/** The attribute `sizes` of a story's photos: the magazine (design 1) shows them larger, and upright on phones. */
export const storySizesOf = (website: PublicWebsite): string =>
  designVariantOf(website) === 1 ? '(min-width: 48rem) 800px, 115vw' : '(min-width: 48rem) 720px, 100vw'

/** Targets of the header's links, in their order. */
const PLACES = ['#prica', '#prednosti', '#pitanja', '#poruci'] as const

/** The Advertorial Template: a story with an order form in it (docs/product/builder.md 2.5). */
export function AdvertorialPage(props: LandingProps) {
  const { website } = props
  const root = useRef<HTMLDivElement>(null)
  const story = storyOf(website)
  const [single] = offersOf(website)
  const begin = useLandingPixel(props)
  const mark = useTextMark()
  return (
    <div ref={root} className={`advertorial look-${designVariantOf(website)}`}>
      <Header story={story} market={website.targetMarket} />
      <main>
        <Opening website={website} story={story} />
        <ProgressiveHydration>
          <div className="column story" id="prica">
            <Paragraphs texts={story.opening} />
            {story.quote.text && (
              <blockquote>
                <Text of={story.quote} as="p" />
              </blockquote>
            )}
            <Paragraphs texts={story.turning} />
            <Statistics statistics={story.statistics} />
            <p className="story-call">
              <a className="order-button" href="#poruci" data-order="" {...mark(story.callToAction.text.name)}>
                {story.callToAction.text.text}
              </a>
            </p>
          </div>
        </ProgressiveHydration>
        <ProgressiveHydration>
          <StoryPhoto website={website} place={1} caption={named('bullets.0.text', website.bullets[0]?.text)} />
        </ProgressiveHydration>
        <ProgressiveHydration>
          <div className="column story">
            <Paragraphs texts={story.results} />
            <Benefits story={story} />
            {story.advice && (
              <aside className="advice">
                <Text of={story.advice.title} as="h3" />
                <Text of={story.advice.text} as="p" />
              </aside>
            )}
            <Voices testimonials={story.testimonials} market={website.targetMarket} />
          </div>
        </ProgressiveHydration>
        <ProgressiveHydration>
          <OrderSection
            website={website}
            seller={props.seller}
            traderName={props.traderName}
            story={story}
            onBegin={begin}
          />
        </ProgressiveHydration>
        <ProgressiveHydration>
          <section className="column asked" id="pitanja">
            <h2>{localize(website.targetMarket, 'Pitanja pre poručivanja')}</h2>
            <Questions entries={story.questions} />
          </section>
        </ProgressiveHydration>
      </main>
      <footer className="story-footer">
        <div className="column">
          {story.footer.map((line) => (
            <Text key={line.text} of={line} as="p" />
          ))}
        </div>
      </footer>
      <ConsentBanner seller={props.seller} />
      <PreviewDomainWarning />
      {single && (
        <OrderBar root={root} brand={story.brand.text} price={formatMoney(single.price, website.currencySymbol)} />
      )}
    </div>
  )
}

function Header({ story, market }: { story: Story; market: Market }) {
  const mark = useTextMark()
  return (
    <header>
      <p className="welcome" {...mark(story.banner.name)}>
        {story.banner.text}
      </p>
      <div className="masthead">
        <div>
          <p>
            <Text of={story.brand} as="b" />
            {story.subtitle.text && <Text of={story.subtitle} as="span" />}
          </p>
          <nav aria-label={localize(market, 'Delovi priče')}>
            {story.links.slice(0, PLACES.length).map((link, index) => (
              <a key={link.text} href={PLACES[index]} {...mark(link.name)}>
                {link.text}
              </a>
            ))}
          </nav>
          <a className="small-button" href="#poruci" data-order="" {...mark(story.button.name)}>
            {story.button.text}
          </a>
        </div>
      </div>
    </header>
  )
}

function Opening({ website, story }: { website: PublicWebsite; story: Story }) {
  const mark = useTextMark()
  const place = usePlaceMark()
  return (
    <>
      <div className="column opening">
        <p className="kicker" {...place('editableContent.newBadge')}>
          {story.kicker}
        </p>
        <h1 className={headlineClass(story.title.text)} {...mark(story.title.name)}>
          {story.title.text}
        </h1>
        {story.lead.text && (
          <p className="lead" {...mark(story.lead.name)}>
            {story.lead.text}
          </p>
        )}
        <p className="author" {...place('advertorialStory.heroSection.heroDescription')}>
          <span className="initials" aria-hidden="true">
            {initialsOf(story.author.text)}
          </span>
          <span>
            <Text of={story.author} as="b" />
            {story.authorNote.text && <Text of={story.authorNote} as="span" />}
            {counted(story.minutes, ['minut', 'minuta', 'minuta'])} čitanja
          </span>
        </p>
      </div>
      <StoryPhoto website={website} place={0} caption={named('hook', website.hook)} />
    </>
  )
}

function StoryPhoto({ website, place, caption }: { website: PublicWebsite; place: number; caption: NamedText }) {
  const mark = useTextMark()
  const picture = website.images[place % Math.max(1, website.images.length)]
  // Not the first picture a second time.
  if (place > 0 && website.images.length < 2) return null
  return (
    <figure className="story-photo">
      <Photo
        picture={picture}
        alt={place === 0 ? website.productName : ''}
        sizes={storySizesOf(website)}
        first={place === 0}
      />
      {place === 0 && <LiveFigures website={website} />}
      {caption.text && <figcaption {...mark(caption.name)}>{caption.text}</figcaption>}
    </figure>
  )
}

/** Links to the form; hidden while the form or another link to it is on the screen. */
const OrderBar = ({ root, brand, price }: { root: RefObject<HTMLDivElement | null>; brand: string; price: string }) => (
  <BottomBar root={root} className="story-bar" hiddenBy="[data-order]" hiddenAtFirst>
    <p>
      <b>{brand}</b> od <b>{price}</b>
    </p>
    <a className="small-button" href="#poruci">
      Poruči
    </a>
  </BottomBar>
)
