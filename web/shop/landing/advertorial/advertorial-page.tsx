import type { Market } from '@izlog/contracts/domain/market-facts'
import { formatMoney } from '@izlog/contracts/domain/money'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Fragment, type ReactNode, type RefObject, useRef } from 'react'
import { counted } from '../../../shared/plural.ts'
import type { LandingProps } from '../../landing-props.ts'
import { localize } from '../../parts/localize.ts'
import { Photo } from '../../parts/photo.tsx'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { headlineClass, initialsOf } from '../../parts/words.ts'
import { ConsentBanner } from '../../pixel/consent-banner.tsx'
import { useLandingPixel } from '../../pixel/use-landing-pixel.ts'
import { arrangedSections } from '../parts/arranged-sections.ts'
import { BottomBar } from '../parts/bottom-bar.tsx'
import { designVariantOf } from '../parts/design-variant.ts'
import { LiveFigures } from '../parts/live-figures.tsx'
import { PreviewDomainWarning } from '../parts/preview-domain.tsx'
import { ProgressiveHydration } from '../parts/progressive-hydration.tsx'
import { Questions } from '../parts/questions.tsx'
import { type NamedText, named, useTextMark } from '../parts/text-mark.ts'
import { ADVERTORIAL_SECTIONS, inColumns, isInColumn } from './advertorial-sections.ts'
import { OrderSection } from './order-section.tsx'
import { type Story, storyOf } from './story.ts'
import { Benefits, Paragraphs, Statistics, Text, Voices } from './story-parts.tsx'

/** The attribute `sizes` of a story's photos: the magazine (design 1) shows them larger, and upright on phones. */
export const storySizesOf = (website: PublicWebsite): string =>
  designVariantOf(website) === 1 ? '(min-width: 48rem) 800px, 115vw' : '(min-width: 48rem) 720px, 100vw'

/** Sections that the header's links lead to, in their order. */
const PLACES = [
  ['story', '#prica'],
  ['benefits', '#prednosti'],
  ['questions', '#pitanja'],
  ['order', '#poruci'],
] as const

/** The Advertorial Template: a story with an order form in it (docs/product/builder.md 2.5). */
export function AdvertorialPage(props: LandingProps) {
  const { website } = props
  const root = useRef<HTMLDivElement>(null)
  const story = storyOf(website)
  const [single] = offersOf(website)
  const begin = useLandingPixel(props)
  const shown = arrangedSections(website, ADVERTORIAL_SECTIONS)
  const nodes: Readonly<Partial<Record<string, ReactNode>>> = {
    story: (
      <div className="column story" id="prica">
        <Paragraphs texts={story.opening} />
        {story.quote.text && (
          <blockquote>
            <Text of={story.quote} as="p" />
          </blockquote>
        )}
        <Paragraphs texts={story.turning} />
        <Statistics statistics={story.statistics} />
        <StoryButton text={story.callToAction.text} />
      </div>
    ),
    results: <Paragraphs texts={story.results} />,
    benefits: <Benefits story={story} />,
    advice: story.advice && (
      <aside className="advice">
        <Text of={story.advice.title} as="h3" />
        <Text of={story.advice.text} as="p" />
      </aside>
    ),
    voices: <Voices testimonials={story.testimonials} market={website.targetMarket} />,
    order: (
      <OrderSection
        website={website}
        seller={props.seller}
        traderName={props.traderName}
        story={story}
        onBegin={begin}
      />
    ),
    questions: (
      <section className="column asked" id="pitanja">
        <h2>{localize(website.targetMarket, 'Pitanja pre poručivanja')}</h2>
        <Questions entries={story.questions} />
      </section>
    ),
    button: <StoryButton text={story.callToAction.text} />,
  }
  return (
    <div ref={root} className={`advertorial look-${designVariantOf(website)}`}>
      <Header story={story} market={website.targetMarket} shown={shown.map(({ name }) => name)} />
      <main>
        <ProgressiveHydration>
          <Opening website={website} story={story} />
        </ProgressiveHydration>
        {inColumns(shown).map((sections) => {
          const parts = sections.map(({ key, name, nth }) => (
            <Fragment key={key}>
              {name === 'photo' ? <StoryPhoto website={website} place={nth + 1} /> : nodes[name]}
            </Fragment>
          ))
          return (
            <ProgressiveHydration key={sections[0]?.key}>
              {isInColumn(sections[0]) ? <div className="column story">{parts}</div> : parts}
            </ProgressiveHydration>
          )
        })}
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

interface HeaderProps {
  story: Story
  market: Market
  /** The names of the sections that the page shows: a link to another would lead nowhere. */
  shown: readonly string[]
}

function Header({ story, market, shown }: HeaderProps) {
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
            {PLACES.map(([section, href], index) => {
              const link = story.links[index]
              return (
                link &&
                shown.includes(section) && (
                  <a key={link.text} href={href} {...mark(link.name)}>
                    {link.text}
                  </a>
                )
              )
            })}
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
      <StoryPhoto website={website} place={0} />
    </>
  )
}

function StoryButton({ text: { name, text } }: { text: NamedText }) {
  const mark = useTextMark()
  return (
    <p className="story-call">
      <a className="order-button" href="#poruci" data-order="" {...mark(name)}>
        {text}
      </a>
    </p>
  )
}

function StoryPhoto({ website, place }: { website: PublicWebsite; place: number }) {
  const mark = useTextMark()
  const caption =
    place === 0 ? named('hook', website.hook) : named(`bullets.${place - 1}.text`, website.bullets[place - 1]?.text)
  const picture = website.images[place % Math.max(1, website.images.length)]
  // No picture a second time.
  if (place > 0 && place >= website.images.length) return null
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
