import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface DomainNoticeProps {
  children: string
  /** The button that solves it, if there is one. */
  action?: ReactNode
}

/** A notice about a host: another account verified it, its code has expired, or its TXT record is gone. */
export function DomainNotice({ children, action }: DomainNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-control border border-notice-line bg-notice px-3 py-2 text-small text-on-notice">
      <p className="flex min-w-0 flex-1 items-start gap-2 max-md:basis-full">
        <TriangleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
        {children}
      </p>
      {action}
    </div>
  )
}
