import { useEffect } from 'react'
import { isTyping } from '../../../shared/is-typing.ts'

/** The keys of the queue: 1 and up choose an outcome by its place, p skips, c calls. Not while somebody types or a dialog is open. */
export function useCallKeys(busy: boolean, choose: (place: number) => boolean, onSkip: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (busy || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      if (event.key === 'p') onSkip()
      else if (event.key === 'c') document.querySelector<HTMLElement>('[data-calls]')?.click()
      else if (!choose(Number(event.key) - 1)) return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [busy, choose, onSkip])
}
