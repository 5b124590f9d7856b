import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

/** The head of a screen: its title, a line below it, and its actions on the right; where there are many, below both on a phone. */
export function ScreenHeader({
  title,
  beside,
  line,
  actions,
  manyActions = false,
}: {
  title: string
  beside?: ReactNode
  line?: ReactNode
  actions?: ReactNode
  manyActions?: boolean
}) {
  return (
    <header
      className={cx(
        'mb-4 flex items-end justify-between gap-4 md:mb-5',
        manyActions && 'max-md:flex-col max-md:items-stretch max-md:gap-3',
      )}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="text-title font-bold tracking-tight">{title}</h1>
          {beside}
        </div>
        {line && <p className="mt-0.5 text-fg2">{line}</p>}
      </div>
      {actions && <div className="no-print flex shrink-0 gap-2">{actions}</div>}
    </header>
  )
}
