import type { Sales, SalesPeriod } from '@izlog/contracts/http/sales'
import { formatNumber } from '../../../ui/format.ts'

/** '72 % poručenih'; empty where nothing was ordered. */
export const shareOf = (part: number, ordered: number): string =>
  ordered === 0 ? '' : `${Math.round((100 * part) / ordered)}\u00a0% poručenih`

const BEFORE: Readonly<Record<SalesPeriod, string>> = {
  today: 'juče do sada',
  yesterday: 'dan ranije',
  '7-days': 'prethodnih 7 dana',
  '30-days': 'prethodnih 30 dana',
}

/** What was ordered just before: 'prethodnih 7 dana: 31'. */
export const comparedWithBefore = ({ period, orderedBefore }: Pick<Sales, 'period' | 'orderedBefore'>): string =>
  `${BEFORE[period]}: ${formatNumber(orderedBefore)}`
