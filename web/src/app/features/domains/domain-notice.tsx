import { TriangleAlert } from 'lucide-react'

/** What the seller should know about a domain: that another account verified it, that the code has lapsed, that its TXT is gone. */
export function DomainNotice({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control border border-notice-line bg-notice px-3 py-2 text-small text-on-notice">
      <TriangleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}
