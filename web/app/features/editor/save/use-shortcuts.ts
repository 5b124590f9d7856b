import { useEffect } from 'react'
import type { EditorSession } from '../editor-context.ts'

/** Ctrl+S saves, Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo; Cmd on a Mac. Ignored inside a dialog. */
export function useShortcuts({ save, undo, redo, isLocked }: EditorSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isLocked || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      const key = event.key.toLowerCase()
      const work =
        key === 's'
          ? () => void save()
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? redo
            : key === 'z'
              ? undo
              : null
      if (!work) return
      event.preventDefault()
      work()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [save, undo, redo, isLocked])
}
