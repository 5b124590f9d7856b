import type { Market } from '@izlog/contracts/domain/market-facts'
import type { Picture } from '@izlog/contracts/domain/picture'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { ThumbsUp } from 'lucide-react'
import { counted } from '../../../shared/plural.ts'
import { Photo } from '../../parts/photo.tsx'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { enabledTestimonials } from '../../parts/testimonials-of.ts'
import { BUYERS, initialsOf } from '../../parts/words.ts'
import { figuresOf } from '../../shopper-figures.ts'
import { Stars } from '../parts/stars.tsx'
import { useTextMark } from '../parts/text-mark.ts'
import { Verified } from '../parts/verified.tsx'
import { type Comment, useComments } from './use-comments.ts'

/** docs/product/builder.md 9: the block shows up to 12 photos, one a comment. */
const MAX_COMMENTS = 12
/** Shown before "Prikaži sve": on a phone all of them would be long to scroll past. */
const FIRST = 4

/** Comments in the style of social networks: the page's own testimonials, then generated ones (docs/product/builder.md 2.3). */
export function Comments({ website }: { website: PublicWebsite }) {
  const { images } = website
  const { customerCount, commentLikes } = figuresOf(website)
  const { comments, failed } = useComments(website, commentLikes)
  const shown = uniqueByText([...ownComments(website), ...comments]).slice(0, MAX_COMMENTS)
  // An honest page shows no photo of the seller's beside a shopper's comment.
  const photos = commentLikes ? photosAmong(images.slice(1)) : []
  if (shown.length === 0 && !failed) return null
  const items = shown.map((comment, index) => (
    <Item
      key={comment.text}
      comment={comment}
      index={index}
      photo={photos[index]}
      isLiked={commentLikes}
      market={website.targetMarket}
    />
  ))
  // A button that reveals a single comment is not worth it.
  const first = items.length > FIRST + 1 ? FIRST : items.length
  return (
    <section className="comments">
      <h2>Šta kažu kupci</h2>
      {customerCount !== null && <p className="under-head">{counted(customerCount, BUYERS)} do sada</p>}
      <ul>{items.slice(0, first)}</ul>
      {items.length > first && (
        <details className="more-comments">
          <summary>
            <span>Prikaži sve komentare ({items.length})</span>
            <span>Prikaži manje komentara</span>
          </summary>
          <ul>{items.slice(first)}</ul>
        </details>
      )}
      {failed && (
        <p role="status" className="under-head">
          Greška pri učitavanju komentara
        </p>
      )}
    </section>
  )
}

interface ItemProps {
  comment: Comment
  index: number
  photo: Picture | undefined
  isLiked: boolean
  market: Market
}

function Item({ comment, index, photo, isLiked, market }: ItemProps) {
  const { name, text, when, avatar, reactions, likes, path, voice } = comment
  const mark = useTextMark()
  const place = usePlaceMark()
  return (
    <li className={`comment tone-${index % 4}`}>
      <Avatar name={name} url={avatar} />
      <div>
        <p className="bubble">
          <b {...mark(path && `${path}.name`)}>{name}</b>
          {voice && (
            <span className="comment-facts">
              <Stars rating={voice.rating} />
              {voice.location && <span {...mark(path && `${path}.location`)}>{voice.location}</span>}
              {voice.verified && <Verified market={market} isReview={voice.isReview} />}
            </span>
          )}
          <span {...mark(path && `${path}.text`)}>{text}</span>
        </p>
        {photo && <Photo picture={photo} alt="" sizes="220px" />}
        <p className="comment-foot" {...(path && place(`${path}.purchase_date`))}>
          {when}
          {isLiked && (
            <span>
              {reactions || <ThumbsUp size={15} aria-hidden="true" />} {likes}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

/** The page's own and the generated comments may have the same text: the first is kept. */
const uniqueByText = (comments: readonly Comment[]): readonly Comment[] =>
  comments.filter(({ text }, place) => comments.findIndex((other) => other.text === text) === place)

/** The photos by the index of their comment, each once; while there are few, every second comment has one. */
const photosAmong = (photos: readonly Picture[]): readonly (Picture | undefined)[] =>
  photos.length > MAX_COMMENTS / 2 ? photos : photos.flatMap((photo) => [undefined, photo])

/** A broken picture falls back to the initials (docs/product/builder.md 8). */
function Avatar({ name, url }: { name: string; url: string }) {
  const initials = (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
  if (!url) return initials
  const picture = { url, width: 0, height: 0, widths: [] }
  return (
    <span className="initials" aria-hidden="true">
      <Photo picture={picture} alt="" sizes="40px" missing={initialsOf(name)} className="avatar" />
    </span>
  )
}

function ownComments(website: PublicWebsite): Comment[] {
  return enabledTestimonials(website).map(({ path, ...voice }) => ({
    ...(path ? { path } : {}),
    voice,
    name: voice.name,
    text: voice.text,
    when: voice.purchase_date ?? '',
    avatar: '',
    reactions: '',
    likes: likesOf(voice.text),
  }))
}

/** 5 to 48, always the same for a text. */
const likesOf = (text: string): number => 5 + (Array.from(text).reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 44)
