import { asRecord } from '@izlog/contracts/domain/as-record'
import { commentCategoryOf } from '@izlog/contracts/domain/categories'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { useEffect, useState } from 'react'
import type { PlacedVoice } from '../../parts/testimonials-of.ts'

export interface Comment {
  /** Place of the page's own testimonial in the website; missing for others' comments. */
  readonly path?: string
  /** Place, rating and mark of the page's own testimonial; missing for others' comments. */
  readonly voice?: Pick<PlacedVoice, 'location' | 'rating' | 'verified' | 'isReview'>
  readonly name: string
  readonly text: string
  readonly when: string
  /** '' shows the initials. */
  readonly avatar: string
  readonly reactions: string
  readonly likes: number
}

/** Comments for a page's product (docs/product/builder.md 7), fetched after hydration; `failed` if the request failed. */
export function useComments(
  website: PublicWebsite,
  wanted: boolean,
): { comments: readonly Comment[]; failed: boolean } {
  const [loaded, setLoaded] = useState<{ comments: readonly Comment[]; failed: boolean }>({
    comments: [],
    failed: false,
  })
  const { shortName, title, targetMarket } = website
  const category = commentCategoryOf(website)
  useEffect(() => {
    if (!wanted) return
    const unmounted = new AbortController()
    const path = `/api/testimonials/${encodeURIComponent((shortName || title).slice(0, 120))}/${category}?market=${targetMarket}`
    fetch(path, { signal: unmounted.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
        const { testimonials } = asRecord(await response.json())
        setLoaded({ comments: Array.isArray(testimonials) ? testimonials.flatMap(commentOf) : [], failed: false })
      })
      .catch(() => !unmounted.signal.aborted && setLoaded({ comments: [], failed: true }))
    return () => unmounted.abort()
  }, [wanted, shortName, title, category, targetMarket])
  return loaded
}

function commentOf(value: unknown): Comment[] {
  const { name, comment, timeAgo, imageUrl, reactions, likes } = asRecord(value)
  if (typeof name !== 'string' || typeof comment !== 'string') return []
  return [
    {
      name,
      text: comment,
      when: typeof timeAgo === 'string' ? timeAgo : '',
      avatar: typeof imageUrl === 'string' ? imageUrl : '',
      reactions: Array.isArray(reactions) ? reactions.filter((sign) => typeof sign === 'string').join('') : '',
      likes: typeof likes === 'number' ? likes : 0,
    },
  ]
}
