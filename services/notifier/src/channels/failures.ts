import type { Outcome } from '../domain/delivery.ts'

export type Failure = Extract<Outcome, { outcome: 'failed' }>

/** The service refuses until somebody changes something; `reason` is a Serbian sentence: what to change. */
export const refused = (reason: string): Failure => ({ outcome: 'failed', reason, kind: 'refused' })

/** The service refuses what the seller has set up; `reason` is a Serbian sentence: what to change. */
export const misconfigured = (reason: string): Failure => ({ outcome: 'failed', reason, kind: 'misconfigured' })

/** The service did not answer: it may have done what it was asked, or not. */
export const noAnswer = (service: string): Failure => transientFailure(`${service} ne odgovara.`)

export const unavailable = (service: string): Failure => transientFailure(`${service} trenutno ima poteškoća.`)

/** `retryAfterMs`: how long the service asked us to wait; undefined: it named no time. */
export const rateLimited = (service: string, retryAfterMs: number | undefined): Failure => ({
  ...transientFailure(`${service} trenutno prima manje zahteva.`),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
})

const transientFailure = (reason: string) => ({ outcome: 'failed', reason, kind: 'unavailable' }) as const
