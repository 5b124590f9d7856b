import { useCallback, useEffect, useState } from 'react'
import { asRecord } from '../../shared/as-record.ts'

export interface Popup {
  readonly isOpen: boolean
  /** The quantity it was last opened with; null while it never was. */
  readonly quantity: number | null
  readonly open: (quantity: number) => void
  readonly close: () => void
}

/** Opens and closes the order form; the browser's back button closes it too instead of leaving the page. */
export function usePopup(onOpen: (quantity: number) => void): Popup {
  const [isOpen, setOpen] = useState(false)
  const [quantity, setQuantity] = useState<number | null>(null)
  useEffect(() => {
    const hide = () => setOpen(false)
    const hideOnReturn = ({ persisted }: PageTransitionEvent) => persisted && hide()
    addEventListener('popstate', hide)
    addEventListener('pageshow', hideOnReturn)
    return () => {
      removeEventListener('popstate', hide)
      removeEventListener('pageshow', hideOnReturn)
    }
  }, [])
  const open = useCallback(
    (start: number) => {
      if (!isFormsEntry()) history.pushState({ orderForm: true }, '')
      setQuantity(start)
      setOpen(true)
      onOpen(start)
    },
    [onOpen],
  )
  const close = useCallback(() => (isFormsEntry() ? goBackOnce() : setOpen(false)), [])
  return { isOpen, quantity, open, close }
}

/** Whether the history stands at the open form: a double tap makes no second entry, and leaves one only once. */
const isFormsEntry = (): boolean => asRecord(history.state).orderForm === true

/** Going back takes a moment; meanwhile this entry is the form's no more. */
function goBackOnce(): void {
  history.replaceState(null, '')
  history.back()
}
