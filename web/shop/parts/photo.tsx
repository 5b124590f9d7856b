import type { Picture } from '@izlog/contracts/domain/picture'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { smallestOf, srcSetOf } from './picture-source.ts'

interface PhotoProps {
  picture: Picture | undefined
  alt: string
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string
  /** Seen first: fetched at once instead of when it comes near. */
  first?: boolean
  className?: string
  /** Width by height of its frame, where a picture of which it would cut more than about a fifth is to be shown whole. */
  frame?: number
  /** Shown in place of a picture that cannot be; else the sentence of builder spec 8. */
  missing?: ReactNode
}

type Size = Pick<Picture, 'width' | 'height'>

/** Beyond these a frame would cut the product itself away: such a picture is shown whole, on a blur of itself. */
const NARROWEST = 0.7
const WIDEST = 1.9
/** Of a picture in a frame of known shape: a little less than four fifths, which 3 by 2 in 6 by 5 has. */
const LEAST_SEEN = 0.79

function isOdd({ width, height }: Size, frame: number | undefined): boolean {
  if (width === 0 || height === 0) return false
  const shape = width / height
  if (frame !== undefined) return Math.min(shape / frame, frame / shape) < LEAST_SEEN
  return shape < NARROWEST || shape > WIDEST
}

/** A picture in a frame whose size the style sheet gives, so that nothing moves when it comes, or when it does not. */
export function Photo({
  picture,
  alt,
  sizes,
  first = false,
  className = '',
  frame,
  missing = 'Slika nije dostupna',
}: PhotoProps) {
  const image = useRef<HTMLImageElement>(null)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const [found, setFound] = useState<Size & { url: string }>()
  useEffect(() => {
    // It may have failed before this script was there to hear of it.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setBrokenUrl(picture?.url)
  }, [picture?.url])
  if (!picture || picture.url === brokenUrl)
    return (
      <span className={`photo photo-missing ${className}`} data-picture={picture?.url}>
        {missing}
      </span>
    )
  const loading = first ? 'eager' : 'lazy'
  const odd = isOdd(found?.url === picture.url ? found : picture, frame)
  const shown = (
    <img
      ref={image}
      className={odd ? undefined : `photo ${className}`.trim()}
      src={picture.url}
      srcSet={srcSetOf(picture)}
      sizes={sizes}
      width={picture.width || undefined}
      height={picture.height || undefined}
      alt={alt}
      loading={loading}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? 'sync' : 'async'}
      // Of an offer's picture nobody knows the size before it is there.
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        frame !== undefined && setFound({ url: picture.url, width, height })
      }
      onError={() => setBrokenUrl(picture.url)}
    />
  )
  if (!odd) return shown
  return (
    <span className={`photo photo-whole ${className}`} data-picture={picture.url}>
      <img src={smallestOf(picture)} alt="" loading={loading} />
      {shown}
    </span>
  )
}
