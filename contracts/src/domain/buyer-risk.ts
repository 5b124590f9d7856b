import { z } from 'zod'
import { DAY_MS } from './durations.ts'
import { foldText } from './fold-text.ts'
import type { Market } from './markets.ts'
import type { OrderDesk } from './order-desk.ts'
import type { OrderStatus } from './order-status.ts'

/** Why a seller may want to look twice before sending a parcel; the gravest first. Never shown to shoppers. */
export const RiskReason = z.enum([
  'refused-before',
  'duplicate',
  'many-to-address',
  'address-without-number',
  'foreign-phone',
])
export type RiskReason = z.infer<typeof RiskReason>

export const RISK_LABELS: Readonly<Record<RiskReason, string>> = {
  'refused-before': 'ranije odbijen paket',
  duplicate: 'isti proizvod poručen u roku od 24 sata',
  'many-to-address': 'više porudžbina na istu adresu za sat vremena',
  'address-without-number': 'adresa bez broja',
  'foreign-phone': 'strani broj telefona',
}

/** What orders are filtered by: one reason, or any. */
export const RiskFilter = z.enum(['any', ...RiskReason.options])
export type RiskFilter = z.infer<typeof RiskFilter>

export const RISK_FILTER_LABELS: Readonly<Record<RiskFilter, string>> = { any: 'bilo koji razlog', ...RISK_LABELS }

/** So many orders to one postal address within an hour are a risk. */
export const MANY_TO_ADDRESS = 3

/** Country codes of the markets' own phones. */
const PHONES_OF: Readonly<Record<Market, string>> = { Serbia: '+381', Bosnia: '+387', Montenegro: '+382' }

/** What a risk is judged by, of one order of the buyer. */
export interface BoughtOrder {
  readonly productId: number
  readonly status: OrderStatus
  readonly desk: Pick<OrderDesk, 'shipment'>
  readonly createdAt: Date
  /** Both were split off one order, so that neither was ordered twice, nor before the other. */
  readonly isSamePurchase?: boolean
}

interface RiskFacts extends Pick<BoughtOrder, 'productId' | 'createdAt'> {
  readonly market: Market
  /** E.164. */
  readonly phone: string
  readonly address: string
  /** The seller's other orders under that phone, of any time. */
  readonly others: readonly BoughtOrder[]
  /** How many orders of the seller go to this postal address within an hour before or after this one, itself included. */
  readonly toAddress: number
}

/** The reasons to look twice at an order, the gravest first; empty for a usual one. */
export function riskOf({ others, productId, createdAt, market, phone, address, toAddress }: RiskFacts): RiskReason[] {
  const found: Readonly<Record<RiskReason, boolean>> = {
    'refused-before': others.some((other) => !other.isSamePurchase && wasRefused(other)),
    duplicate: others.some(
      (other) =>
        !other.isSamePurchase &&
        other.productId === productId &&
        other.status !== 'cancelled' &&
        Math.abs(other.createdAt.getTime() - createdAt.getTime()) <= DAY_MS,
    ),
    'many-to-address': toAddress >= MANY_TO_ADDRESS,
    'address-without-number': !HAS_NUMBER.test(foldText(address)),
    'foreign-phone': !phone.startsWith(PHONES_OF[market]),
  }
  return RiskReason.options.filter((reason) => found[reason])
}

/** Whether its parcel was refused at the door or came back. */
export const wasRefused = ({ desk: { shipment } }: Pick<BoughtOrder, 'desk'>): boolean =>
  shipment === 'refused' || shipment === 'returned'

/** A digit, or 'bb', which stands for a house that has no number. */
const HAS_NUMBER = /\d|\bb\.?\s?b\b/

/** By which two postal addresses are the same however they were typed; empty: none was. */
export const addressKeyOf = (address: string, city: string): string =>
  foldText(`${address}${city}`).replace(/[^\p{L}\p{N}]+/gu, '')
