import { FAILING_READ } from '@izlog/contracts/http/channel-health'
import { DEAD_COUNTED_TO } from '@izlog/contracts/http/dead-deliveries'
import { MAX_COUNTED } from '@izlog/contracts/http/system'
import { counted, type Forms, pluralize } from '../../../../shared/plural.ts'
import type { Seller } from '../../../api/sellers.ts'
import { formatDay, formatDayTime, formatNumber, formatTime } from '../../../ui/format.ts'

const DELIVERIES: Forms = ['isporuka', 'isporuke', 'isporuka']
const SELLERS: Forms = ['prodavac', 'prodavca', 'prodavaca']
/** After 'od'. */
const OF_DELIVERIES: Forms = ['isporuke', 'isporuke', 'isporuka']
const WAIT: Forms = ['čeka', 'čekaju', 'čeka']

/** 'od 01:54', 'od juče u 09:44', 'od 19. 11. 2025. u 09:44'. */
export const sinceText = (iso: string, now: Date): string =>
  `od\u00a0${formatDay(iso, now) === null ? formatTime(iso) : formatDayTime(iso, now)}`

/** '22 čekaju, 1 prodavac'; `isPartial`: there may be more. */
export const failingText = (failing: number, sellers: number, isPartial: boolean): string =>
  `${isPartial ? 'najmanje ' : ''}${formatNumber(failing)}\u00a0${pluralize(failing, WAIT)}, ${counted(sellers, SELLERS)}`

/** How many wait for the end of a pause: 'čekaju 22 isporuke'. */
export function waitingText(waiting: number): string {
  if (waiting === 0) return 'ništa ne čeka'
  const atLeast = waiting >= MAX_COUNTED ? 'najmanje ' : ''
  return `${pluralize(waiting, WAIT)} ${atLeast}${counted(waiting, DELIVERIES)}`
}

/** How many deliveries were given up, before the number: 'najmanje ' where no more were counted. */
export const atLeastText = (total: number): string => (total >= DEAD_COUNTED_TO ? 'najmanje ' : '')

/** 'Od 312 isporuka se odustalo', 'Od najmanje 1.000 isporuka se odustalo'. */
export const deadText = (total: number): string =>
  `Od\u00a0${atLeastText(total)}${counted(total, OF_DELIVERIES)} se odustalo`

/** What the page shows of a channel of which nothing fails; `isPartial`: of older events it is unknown. */
export const noneFailsText = (isPartial: boolean): string =>
  isPartial
    ? `Nijedna isporuka iz poslednjih ${formatNumber(FAILING_READ)} događaja sa greškom ne čeka novi pokušaj.`
    : 'Nijedna isporuka ne čeka novi pokušaj posle greške.'

/** Why the health of channels is only of the newest events. */
export const PARTIAL_TEXT = `Događaja sa greškom ima više od ${formatNumber(FAILING_READ)}, a stanje kanala je pročitano samo iz najnovijih`

/** 'Marko Petrović', or 'br. 7' where the name is not loaded. */
export const nameOrNumber = (userId: number, sellers: ReadonlyMap<number, Seller> | undefined): string =>
  sellers?.get(userId)?.name ?? `br. ${userId}`
