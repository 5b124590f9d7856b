import type { ReactNode } from 'react'

/** The head of a screen: its title, a line below it, and its actions on the right. */
export function ScreenHeader({
  title,
  beside,
  line,
  actions,
}: {
  title: string
  beside?: ReactNode
  line?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="mb-4 flex items-end justify-between gap-4 md:mb-5">
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
