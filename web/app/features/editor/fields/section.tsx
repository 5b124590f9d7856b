import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  /** At the right end of the heading: a count or a button. */
  aside?: ReactNode
  line?: ReactNode
  children?: ReactNode
}

/** A group of a tab's fields under one heading. */
export function Section({ title, aside, line, children }: SectionProps) {
  return (
    <section aria-label={title} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-bold">{title}</h3>
        {aside && <div className="flex items-center gap-3 text-small text-fg3">{aside}</div>}
      </div>
      {line && <p className="mt-0.5 text-small text-fg3">{line}</p>}
      {children && <div className="mt-3 space-y-3">{children}</div>}
    </section>
  )
}
