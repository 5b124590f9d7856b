import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** One shape of a skeleton; `className` sets its width and height. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      className={cx(
        'block rounded-tag bg-[linear-gradient(90deg,var(--color-bone)_35%,var(--color-bone-light)_50%,var(--color-bone)_65%)] bg-[length:250%_100%] motion-safe:animate-sweep',
        className,
      )}
    />
  )
}

/** A skeleton with a text for screen readers, what is loading; they skip its shapes. */
export function Loading({ what, className, children }: { what: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Učitavamo {what}…</span>
      <div aria-hidden="true" data-loading="">
        {children}
      </div>
    </div>
  )
}
