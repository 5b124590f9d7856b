import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { ThumbsUp } from 'lucide-react'
import { Photo } from '../parts/photo.tsx'
import { BUYERS, counted, initialsOf } from '../parts/words.ts'
import { figuresOf } from '../shopper-figures.ts'

/** Builder spec 9: the block shows up to 12 photos. */
const MOST = 12
/** Every so many comments one carries a photo of the product. */
const PHOTO_EVERY = 2

/** What buyers write, in the form people know from social networks (builder spec 2.3). */
export function Comments({ website }: { website: PublicWebsite }) {
  const { testimonials, images } = website
  const { customerCount, commentLikes } = figuresOf(website)
  if (testimonials.length === 0) return null
  return (
    <section className="comments">
      <h2>Šta kažu kupci</h2>
      {customerCount !== null && <p className="under-head">{counted(customerCount, BUYERS)} do sada</p>}
      <ul>
        {testimonials.slice(0, MOST).map(({ name, text, purchase_date }, index) => (
          <li key={`${name} ${text}`} className={`comment tone-${index % 4}`}>
            <span className="initials" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <div>
              <p className="bubble">
                <b>{name}</b>
                {text}
              </p>
              {index % PHOTO_EVERY === 1 && (
                <Photo picture={images[(index + 1) % images.length]} alt="" sizes="220px" />
              )}
              <p className="comment-foot">
                {purchase_date}
                {commentLikes && (
                  <span>
                    <ThumbsUp size={15} aria-hidden="true" /> {likesOf(text)}
                  </span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same comment always has the same likes, 5 to 48. */
const likesOf = (text: string): number => 5 + (Array.from(text).reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 44)
