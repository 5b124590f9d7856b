import { type RefObject, useEffect } from 'react'
import type { Attempt } from './attempt.ts'
import { dropForm, keepForm, keptForm } from './kept-form.ts'
import type { OrderFormState } from './order-form-state.ts'

/** Keeps what is typed over a reload, and goes on with the try that was under way as the page went. */
export function useKeptForm(
  websiteId: number,
  { values, phase }: OrderFormState,
  unanswered: RefObject<Attempt | null>,
): void {
  useEffect(() => {
    unanswered.current ??= keptForm(websiteId).unanswered
  }, [websiteId, unanswered])
  useEffect(() => {
    if (phase === 'placed') dropForm(websiteId)
    else if (phase === 'open') keepForm(websiteId, { values, unanswered: unanswered.current })
  }, [websiteId, values, phase, unanswered])
}
