import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from './cx.ts'

/** A small square picture; an icon replaces a missing or broken one, so that the layout does not move. */
export function Thumb({ src, className = 'size-16' }: { src: string | null | undefined; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = cx('shrink-0 rounded-control bg-well', className)
  if (!src || broken === src) {
    return (
      <span
        role="img"
        aria-label="Slika nije dostupna"
        title="Slika nije dostupna"
        className={cx('grid place-items-center', shape)}
      >
        <ImageOff className="size-5 text-fg3" aria-hidden="true" />
      </span>
    )
  }
  return <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} className={cx('object-cover', shape)} />
}
