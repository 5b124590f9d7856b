import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Check, X } from 'lucide-react'
import { GistFirst } from '../parts/gist-first.tsx'
import { Stars } from '../parts/stars.tsx'
import type { Story } from './story.ts'

export const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>)

export const Statistics = ({ statistics }: { statistics: Story['statistics'] }) => (
  <ul className="statistics">
    {statistics.map(({ number, label, description }) => (
      <li key={number + label}>
        <b>{number}</b>
        <span>{label}</span>
        {description && <small>{description}</small>}
      </li>
    ))}
  </ul>
)

export const Benefits = ({ story, website }: { story: Story; website: PublicWebsite }) => (
  <div id="prednosti">
    <h2>{website.advertorialStory?.benefitsSection?.benefitsIntro ?? 'Ukratko'}</h2>
    {story.ownBenefits.map(({ title, text }) => (
      <div key={title + text} className="own-benefit">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    ))}
    {story.benefits.length > 0 && (
      <ul className="ticks">
        {story.benefits.map((benefit) => (
          <li key={benefit}>
            <Check size={20} aria-hidden="true" />
            <GistFirst text={benefit} />
          </li>
        ))}
      </ul>
    )}
    {story.noLongerNeeded.length > 0 && (
      <>
        <h2>Više Vam ne treba</h2>
        <ul className="ticks crosses">
          {story.noLongerNeeded.map((thing) => (
            <li key={thing}>
              <X size={20} aria-hidden="true" />
              {thing}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)

export const Voices = ({ testimonials }: { testimonials: Story['testimonials'] }) =>
  testimonials.length === 0 ? null : (
    <>
      <h2>Pišu nam kupci</h2>
      {testimonials.map(({ name, location, text, rating }) => (
        <figure key={`${name} ${text}`} className="voice">
          <Stars rating={rating} />
          <blockquote>{text}</blockquote>
          <figcaption>
            <b>{name}</b>, {location}
          </figcaption>
        </figure>
      ))}
    </>
  )
