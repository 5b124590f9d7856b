import type { HTMLAttributes } from 'react'
import { cx } from './cx.ts'

/** A surface with a border and no shadow. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={cx('rounded-card border border-line bg-surface', className)} />
}
