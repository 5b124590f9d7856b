import { belgradeTime, dayStart, previousDay } from '@izlog/kit/belgrade-day'
import { dailySummary } from '../domain/daily-summary.ts'
import type { DeliveryLists } from '../store/delivery-lists.ts'
import type { SummaryDays } from '../store/summary-days.ts'
import { type NotifyDeps, notify } from './notify.ts'

export interface SendDailySummariesDeps extends NotifyDeps {
  lists: Pick<DeliveryLists, 'deadBetween'>
  days: SummaryDays
}

/** In Belgrade. */
const SENT_FROM_HOUR = 8
/** A process that falls while it makes summaries is followed by another after this time; ids keep each seller's from being sent twice. */
const LEASE_MS = 10 * 60_000

/** From eight o'clock in Belgrade on, once a day over all instances: a mail about yesterday to each seller who wants it and had something. */
export async function sendDailySummaries(deps: SendDailySummariesDeps): Promise<void> {
  const at = deps.now()
  const { day: today, hour } = belgradeTime(at)
  if (hour < SENT_FROM_HOUR || !(await deps.days.claim(today, at, LEASE_MS))) return
  const day = previousDay(today)
  const [from, to] = [dayStart(day), dayStart(today)]
  for (const userId of await deps.integrations.wantingSummary()) {
    const [sold, dead] = await Promise.all([
      deps.notifications.soldBetween(userId, from, to),
      deps.lists.deadBetween(userId, from, to),
    ])
    const summary = dailySummary({ userId, day, sold, dead }, at)
    if (summary) await notify(deps, [summary])
  }
  await deps.days.finish(today)
}
