import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { useCallback, useEffect, useRef, useState } from 'react'
import { randomId } from '../../shared/random-id.ts'
import type { Seller } from '../render-types.ts'
import { keepReport, keptForm, keptReport } from './kept-form.ts'
import { type FormRules, phoneProblem } from './order-fields.ts'
import type { OrderFormState } from './order-form-state.ts'

interface ReportedForm {
  readonly website: PublicWebsite
  readonly seller: Seller
  readonly rules: FormRules
}

/**
 * Reports the phone of an order form whose seller keeps unfinished ones: once its field is left with a valid value, when another
 * is left after it, and when the page is hidden, since many never come back. Only a phone of this visit is reported, not one that the tab
 * kept. Nothing waits for the answer, and a failure changes nothing.
 */
export function useUnfinishedForm({ website, seller, rules }: ReportedForm, state: OrderFormState): void {
  const [kept] = useState(() => ({ phone: keptForm(website.id).values.phone, report: keptReport(website.id) }))
  const [form] = useState(() => kept.report?.form ?? randomId())
  const reported = useRef(kept.report?.body)
  const { phase, quantity, values, visited, unanswered } = state
  const { name, phone } = values
  const isTyped = visited.includes('phone') || phone !== kept.phone
  const isValid = phone.trim() !== '' && !phoneProblem(phone, rules.market)
  const body =
    seller.keepsUnfinished && isTyped && isValid
      ? JSON.stringify({ form, websiteId: website.id, quantity, name, phone })
      : undefined
  // An attempt without an answer may have been placed.
  const isUnfinished = phase === 'open' && unanswered === null
  const newest = useRef({ body, isUnfinished })
  newest.current = { body, isUnfinished }
  const send = useCallback(() => {
    const { body } = newest.current
    if (body === undefined || body === reported.current) return
    reported.current = body
    keepReport(website.id, { form, body })
    fetch('/api/orders/unfinished', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined)
  }, [website.id, form])
  const report = useCallback(() => newest.current.isUnfinished && send(), [send])
  useEffect(() => {
    // A new list each time that a field is left.
    if (visited.includes('phone')) report()
  }, [visited, report])
  useEffect(() => {
    // A phone that was corrected just before the order replaces the reported one, which the order would leave behind.
    if (phase === 'sending' && reported.current !== undefined) send()
  }, [phase, send])
  useEffect(() => {
    const onHide = () => document.hidden && report()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [report])
}
