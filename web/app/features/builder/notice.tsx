import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

/** A lookup that failed below its field. A notice and not a form error, because the page can be created without it. */
export function Notice({ onRetry, children }: { onRetry: (() => void) | null; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex items-start gap-2 rounded-control border border-notice-line bg-notice px-3 py-2.5 text-small text-fg"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-on-notice" aria-hidden="true" />
      <p className="min-w-0 flex-1">{children}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry} className="-my-1">
          Pokušaj ponovo
        </Button>
      )}
    </div>
  )
}
