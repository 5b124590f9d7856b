import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../../ui/toast-store.ts'

const keyOf = (userId: number): string => `izlog-first-steps-${userId}`
const HIDDEN = 'hidden'

/** Whether this user has hidden the first steps in this browser. The focus goes with them, since the button that was pressed is gone. */
export function useFirstStepsHidden(userId: number) {
  const [hidden, setHidden] = useState(() => localStorage.getItem(keyOf(userId)) === HIDDEN)
  const heading = useRef<HTMLHeadingElement>(null)
  const showButton = useRef<HTMLButtonElement>(null)
  const show = () => {
    localStorage.removeItem(keyOf(userId))
    flushSync(() => setHidden(false))
    heading.current?.focus()
  }
  const hide = () => {
    localStorage.setItem(keyOf(userId), HIDDEN)
    flushSync(() => setHidden(true))
    showButton.current?.focus({ preventScroll: true })
    toast({ title: 'Prvi koraci su sakriveni', action: { label: 'Vrati', run: show } })
  }
  return { hidden, hide, show, heading, showButton }
}
