import { useId } from 'react'
import { cx } from './cx.ts'

/** The awning, the brand's ornament. Its scallops have the colour of the text, the gaps between them `gap`. */
export function Awning({ gap, scallop, className }: { gap: string; scallop: number; className?: string }) {
  const id = useId()
  const height = Math.round(scallop * 0.66)
  const radius = Math.round(scallop * 0.35)
  const drop = (x: number) =>
    `M${x} 0h${scallop}v${height - radius}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${scallop - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}z`
  return (
    <svg aria-hidden="true" width="100%" height={height} className={cx('block', className)}>
      <defs>
        <pattern id={id} width={2 * scallop} height={height} patternUnits="userSpaceOnUse">
          <path d={drop(0)} fill="currentColor" />
          <path d={drop(scallop)} className={gap} />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}
