import { z } from 'zod'
import type { Channel } from './delivery.ts'

/** Services that store shoppers' data. Each publishes `shopper-data.erased` for every erased order; an erasure is done once all have. */
export const ErasingService = z.enum(['order', 'upsell', 'notifier', 'catalog'])
export type ErasingService = z.infer<typeof ErasingService>

export const ErasedKind = z.enum([
  'orders',
  'delivery-states',
  'upsell-orders',
  'deliveries',
  'notifications',
  'reviews',
  'dead-letters',
])
export type ErasedKind = z.infer<typeof ErasedKind>

/** How many records of a kind have been erased. */
export const ErasedCount = z.object({ kind: ErasedKind, count: z.int().nonnegative() })
export type ErasedCount = z.infer<typeof ErasedCount>

export const ERASING_SERVICE_LABELS: Readonly<Record<ErasingService, string>> = {
  order: 'Porudžbine',
  upsell: 'Upsell proizvodi',
  notifier: 'Obaveštenja i isporuke',
  catalog: 'Prodajne stranice',
}

export const ERASED_KIND_LABELS: Readonly<Record<ErasedKind, string>> = {
  orders: 'Porudžbine',
  'delivery-states': 'Stanja isporuka uz porudžbinu',
  'upsell-orders': 'Dodati proizvodi',
  deliveries: 'Poruke i zapisi o isporukama',
  notifications: 'Obaveštenja prodavcu',
  reviews: 'Ocene na stranici',
  'dead-letters': 'Odložene poruke između servisa',
}

/** Serbian notes about the copies in external systems, which only the seller can erase. */
export const EXTERNAL_COPY_NOTES: Readonly<Record<Channel, string>> = {
  telegram: 'Poruke su u Telegram četu prodavca. Izlog ih ne može obrisati; briše ih prodavac.',
  sheets: 'Redovi su u Google tabeli prodavca. Izlog ih ne može obrisati; briše ih prodavac.',
  pixel: 'Meta je dobila heširane podatke o kupovini. Brisanje se traži od kompanije Meta.',
  courier: 'Kurirska služba ima podatke o pošiljci. Brisanje se traži od kurirske službe.',
}

/** Shown in place of an erased shopper's name. */
export const ERASED_LABEL = 'Podaci su obrisani'
