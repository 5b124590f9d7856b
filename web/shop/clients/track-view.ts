import { asRecord } from '@izlog/contracts/domain/as-record'
import type { TrackViewRequest } from '@izlog/contracts/http/track'
import type { LandingProps } from '../landing-props.ts'
import { NO_COUNTS, setCounts } from '../parts/live-counts.ts'
import { figuresOf } from '../shopper-figures.ts'
import { visitorOf } from './visitor.ts'

/** How often (ms) a visible honest page reports itself; the server drops a visitor after a minute of silence. */
const EVERY_MS = 20_000

/**
 * Reports that the page was opened (docs/product/builder.md 7), anonymously and without waiting for the answer. An honest
 * page repeats the report while it is visible; the answer has the number of other visitors.
 */
export function trackView({ website }: LandingProps): void {
  const { productId, title } = website
  if (!figuresOf(website).counted) {
    post({ productId, title, stays: false }).catch(() => undefined)
    return
  }
  const visitor = visitorOf(productId)
  let lastReport = 0
  const report = (stays: boolean) => {
    if (!document.hidden) lastReport = Date.now()
    post({ productId, title, stays, ...(document.hidden ? {} : { visitor }) })
      .then(async (response) => setCounts(response.status === 200 ? countsIn(await response.json()) : NO_COUNTS))
      // Without an answer no number is shown.
      .catch(() => setCounts(NO_COUNTS))
  }
  const reportIfDue = () => {
    if (!document.hidden && Date.now() - lastReport >= EVERY_MS) report(true)
  }
  report(false)
  setInterval(reportIfDue, EVERY_MS / 4)
  document.addEventListener('visibilitychange', reportIfDue)
}

const post = (view: TrackViewRequest): Promise<Response> =>
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
