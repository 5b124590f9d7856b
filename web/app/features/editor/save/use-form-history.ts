import { dequal } from 'dequal/lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { get, type UseFormReturn } from 'react-hook-form'
import { readStored, writeStored } from '../../../../shared/draft/draft-storage.ts'
import { fieldNameOf, focusField } from '../fields/field-focus.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { fieldsOf } from '../model/form-fields.ts'
import { changed, type History, redone, startHistory, undone } from '../model/history.ts'
import { packHistory, unpackHistory } from '../model/stored-history.ts'
import type { EditorDraft } from './editor-draft.ts'

/** How long (ms) after a change its step is stored: a change of each keystroke would be packed in vain. */
const STORED_AFTER_MS = 400

/** The form's undo history; each step is also stored in the draft, and all of them under `key` for after a reload. */
export function useFormHistory(form: UseFormReturn<EditorValues>, draft: EditorDraft, key: string) {
  const [history] = useState(() => ({ now: storedHistory(key, form.getValues()) }))
  const [steps, setSteps] = useState(() => stepsOf(history.now))
  const store = useStoring(key, history)

  const take = useCallback(
    (next: History<EditorValues>) => {
      history.now = next
      draft.type(fieldsOf(next.present))
      store()
      const now = stepsOf(next)
      setSteps((before) => (dequal(before, now) ? before : now))
    },
    [history, draft, store],
  )

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name = '' }) => {
          if (dequal(values, history.now.present)) return
          // Consecutive typing joins the current step; every other change is a step of its own.
          const field = typeof get(values, name) === 'string' ? name : `${name} ${performance.now()}`
          take(changed(history.now, structuredClone(values), field, Date.now()))
        },
      }),
    [form, history, take],
  )

  const show = useCallback(
    (next: History<EditorValues>) => {
      take(next)
      const focused = document.activeElement
      const kept = { keepDefaultValues: true, keepTouched: true, keepIsSubmitted: true }
      flushSync(() => form.reset(structuredClone(next.present), kept))
      // The rows of lists are made anew, and the field that had the focus with them.
      const name = fieldNameOf(focused)
      if (name && !focused?.isConnected) focusField(name)
    },
    [form, take],
  )

  return {
    ...steps,
    undo: useCallback(() => show(undone(history.now)), [show, history]),
    redo: useCallback(() => show(redone(history.now)), [show, history]),
    change: useCallback(
      (parts: Partial<EditorValues>) =>
        show(changed(history.now, { ...history.now.present, ...parts }, `change ${performance.now()}`, Date.now())),
      [show, history],
    ),
    /** After a save: shows the saved values with later typing on top, and keeps the undo steps. */
    settle: useCallback(
      (values: EditorValues) => {
        if (!dequal(values, history.now.present)) show({ ...history.now, present: values })
      },
      [show, history],
    ),
    /** Shows other values and clears the undo steps. */
    restart: useCallback((values: EditorValues) => show(startHistory(values)), [show]),
  }
}

const stepsOf = ({ past, future }: History<EditorValues>) => ({ canUndo: past.length > 0, canRedo: future.length > 0 })

/** The stored history if it is of these values: another tab or device may have changed the page since. */
function storedHistory(key: string, values: EditorValues): History<EditorValues> {
  const stored = unpackHistory(readStored(key))
  return stored && dequal(stored.present, values) ? stored : startHistory(structuredClone(values))
}

/** Returns a function that stores the history soon; at the latest when the page is left. */
function useStoring(key: string, history: { readonly now: History<EditorValues> }): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    writeStored(key, packHistory(history.now))
  }, [key, history])
  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) write()
    }
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [write])
  return useCallback(() => {
    timer.current ??= setTimeout(write, STORED_AFTER_MS)
  }, [write])
}
