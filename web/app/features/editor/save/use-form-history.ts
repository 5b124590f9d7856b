import { dequal } from 'dequal/lite'
import { useCallback, useEffect, useState } from 'react'
import { get, type UseFormReturn } from 'react-hook-form'
import type { EditorValues } from '../model/editor-values.ts'
import { fieldsOf } from '../model/form-fields.ts'
import { changed, type History, redone, startHistory, undone } from '../model/history.ts'
import type { EditorDraft } from './editor-draft.ts'

/** The form's undo history; each step is also stored in the draft. */
export function useFormHistory(form: UseFormReturn<EditorValues>, draft: EditorDraft) {
  const [steps, setSteps] = useState({ canUndo: false, canRedo: false })
  const [history] = useState(() => ({ now: startHistory(structuredClone(form.getValues())) }))

  const take = useCallback(
    (next: History<EditorValues>) => {
      history.now = next
      draft.type(fieldsOf(next.present))
      const now = { canUndo: next.past.length > 0, canRedo: next.future.length > 0 }
      setSteps((before) => (dequal(before, now) ? before : now))
    },
    [history, draft],
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
      form.reset(structuredClone(next.present), { keepDefaultValues: true, keepTouched: true, keepIsSubmitted: true })
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
