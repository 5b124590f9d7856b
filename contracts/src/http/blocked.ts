import { z } from 'zod'
import { OrderCode } from '../domain/order-code.ts'

/** By what a seller blocks a buyer: the phone, the e-mail, or the range of internet addresses that the order came from. */
export const BlockKind = z.enum(['phone', 'email', 'network'])
export type BlockKind = z.infer<typeof BlockKind>

export const BLOCK_LABELS: Readonly<Record<BlockKind, string>> = {
  phone: 'Telefon',
  email: 'Email',
  network: 'Opseg internet adresa',
}

/** How many entries a seller's list may have. */
export const MAX_BLOCKED = 1000

/** POST /api/orders/blocked: blocks the buyer of this order (its number); what is blocked is read from the order. */
export const BlockRequest = z.object({
  order: z.int().positive(),
  by: z.array(BlockKind, 'Izaberite po čemu blokirate kupca').min(1, 'Izaberite po čemu blokirate kupca').max(3),
})
export type BlockRequest = z.infer<typeof BlockRequest>

/** An entry of a seller's block list. Orders that match it are kept on hold. */
export const BlockedBuyer = z.object({
  id: z.uuid(),
  kind: BlockKind,
  /** E.164, an e-mail in small letters, or a range as '203.0.113.0/24'. */
  value: z.string(),
  /** The code of the order whose buyer it was. */
  orderId: OrderCode,
  at: z.iso.datetime(),
})
export type BlockedBuyer = z.infer<typeof BlockedBuyer>

/** GET /api/orders/blocked: the caller's own list, newest first. POST answers the entries that it made or found. */
export const BlockedList = z.object({ items: z.array(BlockedBuyer) })
export type BlockedList = z.infer<typeof BlockedList>

/** DELETE /api/orders/blocked/{blockId} */
export const BlockParams = z.object({ blockId: z.uuid('Nepoznata blokada') })
export const Unblocked = z.object({ id: z.uuid() })

export const BLOCK_MESSAGES = {
  notFound: 'Ova blokada više ne postoji',
  noEmail: 'Kupac nije ostavio email, pa po njemu ne može da se blokira.',
  noNetwork: 'Za ovu porudžbinu nije poznata internet adresa, pa po njoj ne može da se blokira.',
  erased: 'Podaci kupca su obrisani, pa kupac ne može da se blokira.',
  tooMany: `Lista ima ${MAX_BLOCKED} blokada, koliko najviše može. Uklonite neku pa pokušajte ponovo.`,
  releaseCancelled: 'Kupac je u međuvremenu otkazao ovu porudžbinu.',
  releaseErased: 'Podaci kupca su obrisani, pa porudžbina ne može da se pusti.',
} as const
