import { useEffect, useState } from 'react'
import { useEditorFocus } from '../editor-focus.ts'

/** Which entry of a list is open; one that was picked in the preview, or has something wrong, opens by itself. */
export function useOpenRow(list: string) {
  const [open, setOpen] = useState<number | null>(null)
  const wanted = useEditorFocus((focus) => focus.wanted)
  useEffect(() => {
    const [, index] = new RegExp(`^${list.replace('.', '\\.')}\\.(\\d+)`).exec(wanted ?? '') ?? []
    if (index !== undefined) setOpen(Number(index))
  }, [wanted, list])
  return [open, setOpen] as const
}
