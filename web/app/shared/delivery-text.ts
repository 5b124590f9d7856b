import { MAX_TRIES } from '@izlog/contracts/domain/delivery'
import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { formatDay, formatDayTime, formatExactTime } from '../ui/format.ts'

/** '09:38:07' for today, otherwise 'juče u 09:38' or '19. 11. 2025. u 09:38'. */
const sentAt = (iso: string, now: Date): string =>
  formatDay(iso, now) === null ? formatExactTime(iso) : formatDayTime(iso, now)

/** The time of sending, or the progress of the attempts: 'Pokušaj 3 od 10 · sledeći u 09:44'. */
export function progressOf(delivery: DeliveryItem, now: Date): string {
  const { state, attempts, nextAttemptAt, changedAt, paused } = delivery
  const isDue = nextAttemptAt !== null && new Date(nextAttemptAt) <= now
  switch (state) {
    case 'sent':
      return [delivery.trackingId && `broj pošiljke ${delivery.trackingId}`, sentAt(changedAt, now)]
        .filter(Boolean)
        .join(' · ')
    case 'pending':
      if (nextAttemptAt && !isDue) return `Šaljemo ${formatDayTime(nextAttemptAt, now)}`
      return delivery.reason ? '' : 'Šaljemo…'
    case 'failed': {
      if (paused)
        return attempts > 0
          ? `${tried(attempts)} · slanje je pauzirano, čeka nastavak`
          : 'Slanje je pauzirano, čeka nastavak'
      const next = nextAttemptAt && !isDue ? formatDayTime(nextAttemptAt, now) : 'za koji trenutak'
      return attempts === 0 ? `Sledeći pokušaj ${next}` : `${tried(attempts)} · sledeći ${next}`
    }
    case 'dead':
      return `Odustali smo posle ${attempts} pokušaja · ${sentAt(changedAt, now)}`
    case 'skipped':
      return `Preskočeno ${formatDayTime(changedAt, now)}`
  }
}

const tried = (attempts: number): string =>
  attempts > MAX_TRIES ? `Pokušaj ${attempts}` : `Pokušaj ${attempts} od ${MAX_TRIES}`
