import { z } from 'zod'
import type { OrderStatus } from './order-status.ts'

/** How the call that confirms an order went (docs/product/platform.md 4). */
export const Confirmation = z.enum(['new', 'no-answer', 'call-later', 'confirmed', 'declined', 'wrong-number'])
export type Confirmation = z.infer<typeof Confirmation>

/** Where the parcel of a confirmed order is. */
export const Shipment = z.enum(['to-pack', 'packed', 'handed-over', 'in-delivery', 'delivered', 'refused', 'returned'])
export type Shipment = z.infer<typeof Shipment>

/** What a seller notes of an order at the desk: an outcome of the call, or a step of the parcel. */
export const DeskStep = z.enum([...Confirmation.exclude(['new']).options, ...Shipment.options])
export type DeskStep = z.infer<typeof DeskStep>

/** An order on the desk: its two axes, from which the four statuses follow. */
export const OrderDesk = z.object({
  confirmation: Confirmation,
  /** Null until the order is confirmed. */
  shipment: Shipment.nullable(),
  /** Calls that nobody answered. */
  attempts: z.int().nonnegative(),
  /** When it is called next, ISO 8601 in UTC; null: by the queue's rule. */
  callAt: z.iso.datetime().nullable(),
  /** Why it was declined or refused, in the seller's words. */
  reason: z.string().nullable(),
})
export type OrderDesk = z.infer<typeof OrderDesk>

/** Where an order is on the desk, of both axes at once: its parcel's step once it is confirmed, before that how its call went. */
export const DeskPlace = z.enum([...Confirmation.exclude(['confirmed']).options, ...Shipment.options])
export type DeskPlace = z.infer<typeof DeskPlace>

export function placeOnDesk({ confirmation, shipment }: Pick<OrderDesk, 'confirmation' | 'shipment'>): DeskPlace {
  if (shipment) return shipment
  return confirmation === 'confirmed' ? 'to-pack' : confirmation
}

export const NEW_DESK: OrderDesk = { confirmation: 'new', shipment: null, attempts: 0, callAt: null, reason: null }

export const DESK_LABELS: Readonly<Record<Confirmation | Shipment, string>> = {
  new: 'Nova',
  'no-answer': 'Ne javlja se',
  'call-later': 'Pozvati kasnije',
  confirmed: 'Potvrđena',
  declined: 'Odbijena',
  'wrong-number': 'Pogrešan broj',
  'to-pack': 'Za pakovanje',
  packed: 'Spakovana',
  'handed-over': 'Predata kuriru',
  'in-delivery': 'U isporuci',
  delivered: 'Isporučena',
  refused: 'Odbijena na vratima',
  returned: 'Vraćena',
}

/** The status of docs/product/platform.md 4 that follows from an order's place on the desk. */
export function statusOfDesk({ confirmation, shipment }: Pick<OrderDesk, 'confirmation' | 'shipment'>): OrderStatus {
  if (confirmation === 'declined' || confirmation === 'wrong-number') return 'cancelled'
  if (confirmation !== 'confirmed') return 'pending'
  if (shipment === 'delivered') return 'completed'
  return shipment === 'refused' || shipment === 'returned' ? 'cancelled' : 'processing'
}

/** Steps of the parcel after it has left the seller. */
const ON_ITS_WAY: readonly (Shipment | null)[] = ['handed-over', 'in-delivery', 'delivered', 'refused', 'returned']
export const hasLeft = ({ shipment }: Pick<OrderDesk, 'shipment'>): boolean => ON_ITS_WAY.includes(shipment)

/** The desk after somebody has set a status, and of orders from before there was one; the same status again changes nothing. */
export function deskWithStatus(desk: OrderDesk, status: OrderStatus): OrderDesk {
  if (statusOfDesk(desk) === status) return desk
  const settled = { ...desk, callAt: null, reason: null }
  switch (status) {
    case 'pending':
      return { ...settled, confirmation: 'new', shipment: null }
    case 'processing':
      return { ...settled, confirmation: 'confirmed', shipment: 'to-pack' }
    case 'completed':
      return { ...settled, confirmation: 'confirmed', shipment: 'delivered' }
    case 'cancelled':
      return hasLeft(desk)
        ? { ...settled, confirmation: 'confirmed', shipment: 'returned' }
        : { ...settled, confirmation: 'declined', shipment: null }
  }
}

/** Which steps may follow one of the parcel; a refused parcel may be tried again. */
const NEXT: Readonly<Record<Shipment, readonly Shipment[]>> = {
  'to-pack': ['packed', 'handed-over'],
  packed: ['to-pack', 'handed-over'],
  'handed-over': ['in-delivery', 'delivered', 'refused', 'returned'],
  'in-delivery': ['delivered', 'refused', 'returned'],
  delivered: ['returned'],
  refused: ['in-delivery', 'delivered', 'returned'],
  returned: [],
}

/** The steps that an order may take now, in the order of the desk. */
export function stepsFrom(desk: OrderDesk): DeskStep[] {
  if (desk.confirmation !== 'confirmed') return [...Confirmation.exclude(['new']).options]
  if (desk.shipment === null) return ['to-pack', 'declined']
  const parcel = NEXT[desk.shipment]
  return hasLeft(desk) ? [...parcel] : [...parcel, 'declined']
}

export interface DeskChange {
  readonly step: DeskStep
  /** When to call, ISO 8601 in UTC; of 'call-later' only. */
  readonly callAt?: string | undefined
  readonly reason?: string | undefined
}

/** The desk after a step; undefined when the order may not take it now. */
export function deskAfter(desk: OrderDesk, { step, callAt, reason }: DeskChange): OrderDesk | undefined {
  if (!stepsFrom(desk).includes(step)) return undefined
  const next = { ...desk, callAt: step === 'call-later' ? (callAt ?? null) : null, reason: reason ?? null }
  const shipment = Shipment.safeParse(step).data
  if (shipment) return { ...next, shipment }
  const attempts = desk.attempts + (step === 'no-answer' ? 1 : 0)
  return {
    ...next,
    attempts,
    confirmation: Confirmation.parse(step),
    shipment: step === 'confirmed' ? 'to-pack' : null,
  }
}
