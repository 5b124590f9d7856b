import type { Website } from '@izlog/contracts/domain/website'
import { dequal } from 'dequal/lite'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { get, type UseFormReturn } from 'react-hook-form'
import type { EditorValues } from '../model/editor-values.ts'
import { changed, type History, redone, startHistory, undone } from '../model/history.ts'
import { keepDraft } from '../model/kept-draft.ts'
import { valuesOf } from '../model/values-of-website.ts'

const KEEP_AFTER_MS = 300

interface DraftOptions {
  readonly form: UseFormReturn<EditorValues>
  readonly website: Website
  readonly userId: number
}

/** What is typed: steps to undo, whether it is saved, and a copy that survives a reload. */
export function useDraft({ form, website, userId }: DraftOptions) {
  const base = useMemo(() => valuesOf(website), [website])
  const history = useRef<History<EditorValues>>(null)
  history.current ??= startHistory(structuredClone(form.getValues()))
  const [state, setState] = useState({
    isDirty: !dequal(form.getValues(), base),
    canUndo: false,
    canRedo: false,
  })
  const keepTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keepNow = useCallback(() => {
    clearTimeout(keepTimer.current)
    const values = history.current?.present ?? base
    keepDraft(userId, website.id, dequal(values, base) ? null : { version: website.version, base, values })
  }, [userId, website, base])

  const sync = useCallback(
    (next: History<EditorValues>) => {
      history.current = next
      const now = {
        isDirty: !dequal(next.present, base),
        canUndo: next.past.length > 0,
        canRedo: next.future.length > 0,
      }
      setState((before) => (dequal(before, now) ? before : now))
      clearTimeout(keepTimer.current)
      keepTimer.current = setTimeout(keepNow, KEEP_AFTER_MS)
    },
    [base, keepNow],
  )

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name = '' }) => {
          const now = history.current
          if (!now || dequal(values, now.present)) return
          // Only what is typed goes on; every other change is a step of its own.
          const field = typeof get(values, name) === 'string' ? name : `${name} ${performance.now()}`
          sync(changed(now, structuredClone(values), field, Date.now()))
        },
      }),
    [form, sync],
  )

  useEffect(() => {
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [keepNow])

  // Saved, or read anew: what is typed is measured by another page now.
  useEffect(() => {
    if (history.current) sync(history.current)
  }, [sync])

  const show = useCallback(
    (next: History<EditorValues>) => {
      sync(next)
      form.reset(structuredClone(next.present), { keepDefaultValues: true, keepTouched: true, keepIsSubmitted: true })
    },
    [form, sync],
  )
  const step = useCallback(
    (move: (history: History<EditorValues>) => History<EditorValues>) => {
      const now = history.current
      if (!now) return
      const next = move(now)
      if (next !== now) show(next)
    },
    [show],
  )

  return {
    ...state,
    base,
    undo: useCallback(() => step(undone), [step]),
    redo: useCallback(() => step(redone), [step]),
    change: useCallback(
      (parts: Partial<EditorValues>) =>
        step((now) => changed(now, { ...now.present, ...parts }, `change ${performance.now()}`, Date.now())),
      [step],
    ),
    /** What is typed laid over what was saved; the steps to undo stay. */
    settle: useCallback(
      (values: EditorValues) => step((now) => (dequal(values, now.present) ? now : { ...now, present: values })),
      [step],
    ),
    /** Other values, with nothing before them to undo. */
    restart: useCallback((values: EditorValues) => show(startHistory(values)), [show]),
  }
}
