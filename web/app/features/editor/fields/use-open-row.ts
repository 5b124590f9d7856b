import { useEffect, useState } from 'react'
import { useEditorFocus } from '../editor-focus.ts'

/** The open entry of a list; an entry that was clicked in the preview or has an error opens by itself. */
export function useOpenRow(list: string) {
  const [open, setOpen] = useState<number | null>(null)
  const wanted = useEditorFocus((focus) => focus.wanted)
  useEffect(() => {
    const [, index] = new RegExp(`^${list.replace('.', '\\.')}\\.(\\d+)`).exec(wanted ?? '') ?? []
    if (index !== undefined) setOpen(Number(index))
  }, [wanted, list])
  return [open, setOpen] as const
}
