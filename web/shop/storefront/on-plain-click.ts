import type { MouseEvent } from 'react'

/** Runs an action instead of following a link, unless a modifier key asks for another tab or window. */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
