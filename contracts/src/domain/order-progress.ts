import type { OrderDesk } from './order-desk.ts'

/** Where an order is, in its shopper's terms. */
export const ORDER_PROGRESS = [
  'received',
  'unreached',
  'call-later',
  'confirmed',
  'packed',
  'handed-over',
  'in-delivery',
  'delivered',
  'refused',
  'returned',
  'declined',
  'wrong-number',
] as const
export type OrderProgress = (typeof ORDER_PROGRESS)[number]

/** What a shopper is shown of the desk's two axes: neither attempts nor times nor the seller's reasons. */
export function progressOf({ confirmation, shipment }: Pick<OrderDesk, 'confirmation' | 'shipment'>): OrderProgress {
  if (confirmation === 'new') return 'received'
  if (confirmation === 'no-answer') return 'unreached'
  if (confirmation !== 'confirmed') return confirmation
  return shipment === null || shipment === 'to-pack' ? 'confirmed' : shipment
}

interface ProgressWords {
  readonly title: string
  readonly text: string
}

/** For the order's page, in plain words that Ekavian and Ijekavian share; sellers read `DESK_LABELS`. */
export const PROGRESS_WORDS: Readonly<Record<OrderProgress, ProgressWords>> = {
  received: { title: 'Porudžbina je primljena', text: 'Pozvaćemo Vas u roku od 24\u00a0h.' },
  unreached: {
    title: 'Nismo Vas dobili telefonom',
    text: 'Zvaćemo ponovo. Pogledajte da li je broj telefona tačan.',
  },
  'call-later': { title: 'Zvaćemo Vas ponovo', text: 'Porudžbinu potvrđujemo kad se čujemo.' },
  confirmed: { title: 'Porudžbina je potvrđena', text: 'Pripremamo Vaš paket za slanje.' },
  packed: { title: 'Paket je spakovan', text: 'Uskoro ga predajemo kuriru.' },
  'handed-over': { title: 'Paket je kod kurira', text: 'Na putu je ka Vama.' },
  'in-delivery': { title: 'Paket je u isporuci', text: 'Kurir Vam ga donosi. Plaćate pri preuzimanju.' },
  delivered: { title: 'Paket je isporučen', text: 'Hvala na poverenju!' },
  refused: { title: 'Paket nije preuzet', text: 'Ako ga i dalje želite, javite se prodavcu.' },
  returned: { title: 'Paket je vraćen prodavcu', text: 'Ako ga i dalje želite, javite se prodavcu.' },
  declined: { title: 'Porudžbina je otkazana', text: 'Ako proizvod ipak želite, poručite ponovo.' },
  'wrong-number': {
    title: 'Porudžbina je otkazana',
    text: 'Broj telefona nije bio tačan. Ako i dalje želite proizvod, poručite ponovo.',
  },
}

/** Until the call, the page promises it; after it, the page shows where the parcel is. */
export const awaitsCall = (progress: OrderProgress): boolean =>
  progress === 'received' || progress === 'unreached' || progress === 'call-later'

/** Whether the parcel is still to be paid for, so that the page shows how much. */
export const awaitsPayment = (progress: OrderProgress): boolean =>
  awaitsCall(progress) || ['confirmed', 'packed', 'handed-over', 'in-delivery'].includes(progress)

/** What keeps a shopper from correcting or cancelling an order; `sending`: it is not known yet whether a courier takes the parcel; `unsure`: announcing it to the courier has failed so far, though an unanswered call may have reached them; `shared`: another order goes in the same parcel. */
export const FIXED_BY = ['packed', 'sending', 'courier', 'unsure', 'shared', 'end'] as const
export type FixedBy = (typeof FIXED_BY)[number]

/** In words that Ekavian and Ijekavian share. */
export const FIXED_WORDS: Readonly<Record<FixedBy, string>> = {
  packed: 'Paket je već spakovan. Za ispravku ili otkazivanje javite se prodavcu.',
  sending: 'Paket se upravo prijavljuje kuriru. Pokušajte za minut ili se javite prodavcu.',
  courier: 'Paket je već prijavljen kuriru. Za ispravku ili otkazivanje javite se prodavcu.',
  unsure: 'Nije sigurno da li je paket prijavljen kuriru. Za ispravku ili otkazivanje javite se prodavcu.',
  shared:
    'Porudžbina ide u istom paketu sa Vašom drugom porudžbinom i plaća se zajedno sa njom. Za ispravku ili otkazivanje javite se prodavcu.',
  end: 'Porudžbina je završena ili otkazana.',
}
