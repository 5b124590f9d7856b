import { z } from 'zod'
import { DESK_LABELS, DeskStep, OrderDesk } from '../domain/order-desk.ts'
import { OrderSource } from '../domain/order-source.ts'
import { someLines } from '../domain/typed-text.ts'
import { maxLengthMessage } from './max-length-message.ts'
import { CustomerData, OrderItem, OrderQuantity, OrderSum } from './orders.ts'
import { UnfinishedForm } from './unfinished-forms.ts'

const words = (length: number) =>
  z
    .string()
    .overwrite(someLines)
    .max(length, maxLengthMessage(length))
    .transform((text) => text || undefined)
    .optional()

/** POST /api/orders/{id}/desk: what the seller, or an administrator, notes of an order. `version` is the order's that was seen; another since is a conflict. */
export const DeskRequest = z
  .object({
    step: DeskStep,
    /** When to call again; with 'call-later' only. */
    callAt: z.iso.datetime('Izaberite kada da pozovete').optional(),
    reason: words(200),
    note: words(500),
    version: z.int().positive().optional(),
  })
  .refine(({ step, callAt }) => step !== 'call-later' || callAt !== undefined, {
    path: ['callAt'],
    error: 'Izaberite kada da pozovete',
  })
export type DeskRequest = z.infer<typeof DeskRequest>
export type DeskBody = z.input<typeof DeskRequest>

/** POST /api/orders/{id}/desk/undo takes back the caller's own last step within this time, s. */
export const UNDO_WITHIN_S = 10

/** POST /api/orders/{id}/desk/undo: `version` is the one that the step made, so that a second click takes back nothing more. */
export const UndoRequest = z.object({ version: z.int().positive() })

/** POST /api/orders/{id}/edit: the order as it should be, until its parcel is handed over. `version` is the order's that was seen. */
export const EditOrderRequest = z.object({
  customerData: CustomerData,
  quantity: OrderQuantity,
  /** T of docs/glossary.md, in whole units of the order's currency. */
  totalPrice: OrderSum,
  /** Why the price is another; asked for when it is. */
  reason: words(200),
  version: z.int().positive(),
})
export type EditOrderRequest = z.infer<typeof EditOrderRequest>
export type EditOrderBody = z.input<typeof EditOrderRequest>

/** How an order came that its seller entered. */
export const ManualSource = OrderSource.exclude(['page'])
export type ManualSource = z.infer<typeof ManualSource>

/** POST /api/orders/manual, header `Idempotency-Key`: an order that the seller took by phone or message. It is confirmed already, and fans out as any other. */
export const ManualOrderRequest = z.object({
  websiteId: z.int('Izaberite proizvod').positive('Izaberite proizvod'),
  quantity: OrderQuantity,
  /** T of docs/glossary.md, as agreed, in whole units of the page's currency. */
  totalPrice: OrderSum,
  customerData: CustomerData,
  source: ManualSource,
})
export type ManualOrderRequest = z.infer<typeof ManualOrderRequest>

/** What is noted of an order beside steps: that it was edited or corrected, that it came to share a parcel, that it does no more, that it was split. */
const DESK_NOTES = ['edited', 'shared', 'separated', 'split'] as const
export type DeskNote = (typeof DESK_NOTES)[number]

/** One step that was noted of an order, or something else. */
export const DeskEntry = z.object({
  step: z.enum([...DeskStep.options, ...DESK_NOTES]),
  at: z.iso.datetime(),
  /** The user who noted it; null: the shopper, on the order's page. */
  by: z.int().nullable(),
  callAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** Of an edit: what was edited, 'adresa, količina'; of a shared parcel or a split: the code of the other order. */
  note: z.string().nullable(),
})
export type DeskEntry = z.infer<typeof DeskEntry>

/** An order on the desk, with what was noted of it. */
export const DeskOrder = z.object({
  order: OrderItem,
  version: z.int().positive(),
  desk: OrderDesk,
  /** Oldest first; the last fifty. */
  entries: z.array(DeskEntry),
})
export type DeskOrder = z.infer<typeof DeskOrder>

/** GET /api/orders/calls: the calls of the signed-in seller. */
export const CallsSummary = z.object({
  /** How many are due now; outside of the seller's shop hours none is. */
  due: z.int().nonnegative(),
  /** How many unfinished forms are due now, which are no orders and not in `due`. */
  unfinished: z.int().nonnegative().default(0),
  /** When the next of both is due if none is now; null: none waits. */
  nextAt: z.iso.datetime().nullable(),
  /** When the shop opens; null: it is open, or has no hours. */
  opensAt: z.iso.datetime().nullable().default(null),
  /** What was noted since midnight in Belgrade. */
  today: z.object({ calls: z.int().nonnegative(), confirmed: z.int().nonnegative() }),
})
export type CallsSummary = z.infer<typeof CallsSummary>

/** POST /api/orders/calls/next: `skip` are numbers of orders, and `skipUnfinished` ids of unfinished forms, that are put back and not offered. */
export const NextCallRequest = z.object({
  skip: z.array(z.int().positive()).max(200).default([]),
  skipUnfinished: z.array(z.uuid()).max(200).default([]),
})
export type NextCallRequest = z.infer<typeof NextCallRequest>

/** POST /api/orders/calls/next takes the next order for the caller's session, so that nobody else gets it, and where no order is due the next unfinished form; both null: neither is. */
export const NextCall = z.object({
  call: DeskOrder.nullable(),
  unfinished: UnfinishedForm.nullable().default(null),
  summary: CallsSummary,
})
export type NextCall = z.infer<typeof NextCall>

/** How long a taken order stays with the session that took it unless it is noted or put back, s. */
export const CALL_LEASE_S = 300

export const DESK_MESSAGES = {
  readOnly:
    'Porudžbine možete da gledate, štampate i izvozite, a menja ih samo administrator. Za izmene se obratite njemu.',
  notPossible: (from: keyof typeof DESK_LABELS, step: DeskStep) =>
    `Porudžbina je u stanju „${DESK_LABELS[from]}”, pa ne može da pređe u „${DESK_LABELS[step]}”.`,
  changedMeanwhile: 'Neko je u međuvremenu izmenio ovu porudžbinu. Pogledajte je ponovo.',
  undoTooLate: 'Prošlo je više od deset sekundi ili je porudžbina već izmenjena, pa korak ne može da se poništi.',
  erased: 'Podaci kupca su obrisani, pa se porudžbina više ne menja.',
  leftAlready: 'Paket je već predat kuriru, pa se podaci porudžbine više ne menjaju.',
  cancelled: 'Porudžbina je otkazana. Vratite je u „Potvrđena”, pa je izmenite.',
  reasonMissing: 'Upišite zašto se menja cena',
} as const
