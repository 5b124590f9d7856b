import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'

export interface Notice {
  readonly title: string
  readonly text?: string
  readonly good: boolean
}

const STAYS_MS = 5000

/** One toast at a time, for five seconds; a new one replaces the old. */
export function useToast(): { toast: Notice | null; show: (notice: Notice) => void; hide: () => void } {
  const [toast, setToast] = useState<Notice | null>(null)
  const hide = useCallback(() => setToast(null), [])
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(hide, STAYS_MS)
    return () => clearTimeout(timer)
  }, [toast, hide])
  return { toast, show: setToast, hide }
}

/** The region of toasts; always rendered, so that screen readers announce what appears in it. */
export const Toast = ({ toast, onHide }: { toast: Notice | null; onHide: () => void }) => (
  <div className="toasts" role="status">
    {toast && (
      <div className="toast">
        {toast.good ? <CircleCheck size={22} aria-hidden="true" /> : <CircleAlert size={22} aria-hidden="true" />}
        <p>
          <b>{toast.title}</b>
          {toast.text}
        </p>
        <button type="button" className="icon-button" aria-label="Zatvori" onClick={onHide}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    )}
  </div>
)
