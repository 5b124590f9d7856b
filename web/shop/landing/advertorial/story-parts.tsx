import type { Market } from '@izlog/contracts/domain/market-facts'
import { Check, X } from 'lucide-react'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { GistFirst } from '../parts/gist-first.tsx'
import { PageIcon } from '../parts/page-icon.tsx'
import { Stars } from '../parts/stars.tsx'
import { type NamedText, useTextMark } from '../parts/text-mark.ts'
import { Verified } from '../parts/verified.tsx'
import type { Story } from './story.ts'

/** A text in an element of its own, which edit mode finds. */
export function Text({ of: { name, text }, as: Element }: { of: NamedText; as: 'p' | 'b' | 'span' | 'h2' | 'h3' }) {
  const mark = useTextMark()
  return <Element {...mark(name)}>{text}</Element>
}

export const Paragraphs = ({ texts }: { texts: readonly NamedText[] }) =>
  texts.map((paragraph) => <Text key={paragraph.text} of={paragraph} as="p" />)

export function Statistics({ statistics }: { statistics: Story['statistics'] }) {
  const mark = useTextMark()
  return (
    <ul className="statistics">
      {statistics.map(({ path, icon, number, label, description }, place) => (
        <li key={number + label}>
          <PageIcon icon={icon} text={label} place={place} />
          <b {...mark(path && `${path}.number`)}>{number}</b>
          <span {...mark(path && `${path}.label`)}>{label}</span>
          {description && <small {...mark(path && `${path}.description`)}>{description}</small>}
        </li>
      ))}
    </ul>
  )
}

export function Benefits({ story }: { story: Story }) {
  const mark = useTextMark()
  return (
    <div id="prednosti">
      <Text of={story.benefitsHead} as="h2" />
      {story.ownBenefits.map(({ title, text }) => (
        <div key={title.text + text.text} className="own-benefit">
          <Text of={title} as="h3" />
          <Text of={text} as="p" />
        </div>
      ))}
      {story.benefits.length > 0 && (
        <ul className="ticks">
          {story.benefits.map((benefit) => (
            <li key={benefit.text}>
              <Check size={20} aria-hidden="true" />
              <GistFirst {...benefit} />
            </li>
          ))}
        </ul>
      )}
      {story.noLongerNeeded.length > 0 && (
        <>
          <h2>Više Vam ne treba</h2>
          <ul className="ticks crosses">
            {story.noLongerNeeded.map((thing) => (
              <li key={thing.text} {...mark(thing.name)}>
                <X size={20} aria-hidden="true" />
                {thing.text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

export function Voices({ testimonials, market }: { testimonials: Story['testimonials']; market: Market }) {
  const mark = useTextMark()
  const place = usePlaceMark()
  if (testimonials.length === 0) return null
  return (
    <>
      <h2>Pišu nam kupci</h2>
      {testimonials.map(({ name, location, text, rating, purchase_date, verified, path, isReview }) => (
        <figure key={`${name} ${text}`} className="voice">
          <Stars rating={rating} />
          <blockquote {...mark(path && `${path}.text`)}>{text}</blockquote>
          <figcaption {...(path && place(`${path}.location ${path}.purchase_date`))}>
            <b {...mark(path && `${path}.name`)}>{name}</b>
            {location && `, ${location}`}
            {purchase_date && ` · ${purchase_date}`}
            {verified && <Verified market={market} isReview={isReview} />}
          </figcaption>
        </figure>
      ))}
    </>
  )
}
