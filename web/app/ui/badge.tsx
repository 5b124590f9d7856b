import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'good' | 'bad' | 'wait' | 'busy' | 'brand' | 'plain'

const TONES: Readonly<Record<Tone, string>> = {
  good: 'bg-completed-bg text-completed',
  bad: 'bg-cancelled-bg text-cancelled',
  wait: 'bg-pending-bg text-pending',
  busy: 'bg-processing-bg text-processing',
  brand: 'bg-tint2 text-on-tint',
  plain: 'bg-well text-fg2',
}

/** A word on a tinted background: a state or a role, never a button. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-tag px-1.5 py-0.5 text-tiny font-semibold [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
