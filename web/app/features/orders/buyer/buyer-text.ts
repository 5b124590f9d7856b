import { RISK_LABELS, type RiskReason } from '@izlog/contracts/domain/buyer-risk'
import { DESK_LABELS } from '@izlog/contracts/domain/order-desk'
import type { Buyer, BuyerOrder } from '@izlog/contracts/http/buyer'
import { counted, type Forms } from '../../../../shared/plural.ts'
import { formatMoney, formatNumber } from '../../../ui/format.ts'

const DELIVERED: Forms = ['isporučena', 'isporučene', 'isporučenih']
const REFUSED: Forms = ['odbijena', 'odbijene', 'odbijenih']

/** For example '3. porudžbina · 2 isporučene · 1 odbijena · 8.970 RSD'. */
export function lineOf({ place, orders, delivered, refused, spent, hasMore }: Buyer): string {
  if (orders === 1) return 'Prva porudžbina sa ovog broja'
  const which = hasMore
    ? `Preko ${formatNumber(orders - 1)} porudžbina`
    : `${formatNumber(place)}. porudžbina${place < orders ? ` od ${formatNumber(orders)}` : ''}`
  return [
    which,
    ...(delivered > 0 ? [counted(delivered, DELIVERED)] : []),
    ...(refused > 0 ? [counted(refused, REFUSED)] : []),
    ...spent.map(({ sum, currencySymbol }) => formatMoney(sum, currencySymbol)),
  ].join(' · ')
}

/** For example 'Rizik: ranije odbijen paket, adresa bez broja'; null without a reason. */
export const riskLine = ({ risk = [] }: { risk?: readonly RiskReason[] | undefined }): string | null =>
  risk.length === 0 ? null : `Rizik: ${risk.map((reason) => RISK_LABELS[reason]).join(', ')}`

/** Where an order is: its parcel once it is confirmed, else its call. */
export const placeOf = ({ desk: { confirmation, shipment } }: BuyerOrder): string =>
  DESK_LABELS[shipment ?? confirmation]
