import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { useCallback, useEffect, useRef, useState } from 'react'
import { randomId } from '../../shared/random-id.ts'
import type { Seller } from '../render-types.ts'
import { type FormRules, phoneProblem } from './order-fields.ts'
import type { OrderFormState } from './order-form-state.ts'

interface ReportedForm {
  readonly website: PublicWebsite
  readonly seller: Seller
  readonly rules: FormRules
}

/**
 * Reports the phone of an order form whose seller keeps unfinished ones: once its field is left with a valid value, when another
 * is left after it, and when the page is hidden, since many never come back. Nothing waits for the answer, and a failure changes nothing.
 */
export function useUnfinishedForm({ website, seller, rules }: ReportedForm, state: OrderFormState): void {
  const [form] = useState(randomId)
  const reported = useRef('')
  const { phase, quantity, values, visited } = state
  const { name, phone } = values
  const isComplete = phase === 'open' && phone.trim() !== '' && !phoneProblem(phone, rules.market)
  const body =
    seller.keepsUnfinished && isComplete
      ? JSON.stringify({ form, websiteId: website.id, quantity, name, phone })
      : undefined
  const newest = useRef(body)
  newest.current = body
  const report = useCallback(() => {
    if (newest.current === undefined || newest.current === reported.current) return
    reported.current = newest.current
    fetch('/api/orders/unfinished', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: newest.current,
    }).catch(() => undefined)
  }, [])
  useEffect(() => {
    // A new list each time that a field is left.
    if (visited.includes('phone')) report()
  }, [visited, report])
  useEffect(() => {
    const onHide = () => document.hidden && report()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [report])
}
