import type { Picture } from '@izlog/contracts/domain/picture'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { smallestOf, srcSetOf } from './picture-source.ts'

interface PhotoProps {
  picture: Picture | undefined
  alt: string
  /** The attribute `sizes`. */
  sizes: string
  /** On the first screen: fetched at once instead of lazily. */
  first?: boolean
  className?: string
  /** Width by height of the frame, if a picture that it would crop by more than about a fifth is shown whole. */
  frame?: number
  /** Shown instead of a missing picture; by default the sentence of docs/product/builder.md 8. */
  missing?: ReactNode
}

type Size = Pick<Picture, 'width' | 'height'>

/** Outside these ratios a frame would crop the product itself: such a picture is shown whole, over a blur of itself. */
const MIN_RATIO = 0.7
const MAX_RATIO = 1.9
/** The smallest visible share in a frame of known ratio: a little less than the four fifths of a 3:2 picture in a 6:5 frame. */
const MIN_VISIBLE_SHARE = 0.79

function isOdd({ width, height }: Size, frame: number | undefined): boolean {
  if (width === 0 || height === 0) return false
  const shape = width / height
  if (frame !== undefined) return Math.min(shape / frame, frame / shape) < MIN_VISIBLE_SHARE
  return shape < MIN_RATIO || shape > MAX_RATIO
}

/** A picture in a frame whose size the sheet sets, so that nothing moves when it loads or fails. */
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
    // It may have failed before hydration added the listener.
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
      // The size of an offer's picture is known only when it has loaded.
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
