import type { Picture } from '@izlog/contracts/domain/website'
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
  /** Shown in place of a picture that cannot be; else the sentence of builder spec 8. */
  missing?: ReactNode
}

/** Beyond these a frame would cut the product itself away: such a picture is shown whole, on a blur of itself. */
const NARROWEST = 0.7
const WIDEST = 1.9

const isOdd = ({ width, height }: Picture): boolean =>
  width > 0 && height > 0 && (width / height < NARROWEST || width / height > WIDEST)

/** A picture in a frame whose size the style sheet gives, so that nothing moves when it comes, or when it does not. */
export function Photo({
  picture,
  alt,
  sizes,
  first = false,
  className = '',
  missing = 'Slika nije dostupna',
}: PhotoProps) {
  const image = useRef<HTMLImageElement>(null)
  const [brokenUrl, setBrokenUrl] = useState<string>()
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
  const odd = isOdd(picture)
  const shown = (
    <img
      ref={image}
      className={odd ? undefined : `photo ${className}`}
      src={picture.url}
      srcSet={srcSetOf(picture)}
      sizes={sizes}
      width={picture.width || undefined}
      height={picture.height || undefined}
      alt={alt}
      loading={loading}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
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
