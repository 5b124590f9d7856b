import { useEffect, useState } from 'react'
import { useEditor } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'

/** The form's values, updated after typing pauses for this long (ms); for effects that are too expensive for each keystroke. */
export function useSettledValues(afterMs: number): EditorValues {
  const { form } = useEditor()
  const [values, setValues] = useState(() => structuredClone(form.getValues()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setValues(structuredClone(form.getValues())), afterMs)
      },
    })
    setValues(structuredClone(form.getValues()))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form, afterMs])
  return values
}
