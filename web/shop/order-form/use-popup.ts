import { asRecord } from '@izlog/contracts/domain/as-record'
import { useCallback, useEffect, useState } from 'react'

export interface Popup {
  readonly isOpen: boolean
  /** Opened now or before. */
  readonly wasOpened: boolean
  readonly open: (quantity: number) => void
  readonly close: () => void
}

/** Opens and closes the order form; the browser's back button closes it instead of leaving the page. */
export function usePopup(onOpen: (quantity: number) => void): Popup {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
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
    (quantity: number) => {
      if (!isFormsEntry()) history.pushState({ orderForm: true }, '')
      setWasOpened(true)
      setOpen(true)
      onOpen(quantity)
    },
    [onOpen],
  )
  const close = useCallback(() => (isFormsEntry() ? goBack() : setOpen(false)), [])
  return { isOpen, wasOpened, open, close }
}

/** True while the current history entry is the open form's: a double tap must neither add two entries nor go back twice. */
const isFormsEntry = (): boolean => asRecord(history.state).orderForm === true

/** Going back is asynchronous: the entry is unmarked first, so that a second tap does not go back again. */
function goBack(): void {
  history.replaceState(null, '')
  history.back()
}
