import type { TrackViewRequest } from '@izlog/contracts/http/track'
import { asRecord } from '../../shared/as-record.ts'
import type { LandingProps } from '../landing-props.ts'
import { NO_COUNTS, tellCounts } from '../parts/live-counts.ts'
import { figuresOf } from '../shopper-figures.ts'
import { visitorOf } from './visitor.ts'

/** How often (ms) a visible honest page reports itself; the server drops a visitor after a minute of silence. */
const EVERY_MS = 20_000

/**
 * Reports that the page was opened (builder spec 7), anonymously and without waiting for the answer. An honest
 * page repeats the report while it is visible; the answer has the number of other visitors.
 */
export function trackView({ website }: LandingProps): void {
  const { productId, title } = website
  if (!figuresOf(website).counted) {
    tell({ productId, title, stays: false }).catch(() => undefined)
    return
  }
  const visitor = visitorOf(productId)
  let last = 0
  const look = (stays: boolean) => {
    if (!document.hidden) last = Date.now()
    tell({ productId, title, stays, ...(document.hidden ? {} : { visitor }) })
      .then(async (response) => tellCounts(response.status === 200 ? countsIn(await response.json()) : NO_COUNTS))
      // Without an answer no number is shown.
      .catch(() => tellCounts(NO_COUNTS))
  }
  const lookAgain = () => {
    if (!document.hidden && Date.now() - last >= EVERY_MS) look(true)
  }
  look(false)
  setInterval(lookAgain, EVERY_MS / 4)
  document.addEventListener('visibilitychange', lookAgain)
}

const tell = (view: TrackViewRequest): Promise<Response> =>
  fetch('/api/track/view', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  })

function countsIn(answer: unknown) {
  const { visitors, orders } = asRecord(answer)
  return {
    visitors: typeof visitors === 'number' ? visitors : null,
    orders: typeof orders === 'number' ? orders : null,
  }
}
