import { z } from 'zod'
import { maxLengthMessage } from '../http/max-length-message.ts'
import { A_LETTER_OR_DIGIT, oneLine, someLines } from './typed-text.ts'

const required = (max: number, missing: string) =>
  z
    .string(missing)
    .transform(oneLine)
    .pipe(z.string().regex(A_LETTER_OR_DIGIT, missing).max(max, maxLengthMessage(max)))
const optional = (max: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(max, maxLengthMessage(max)))
    .nullish()
    .transform((text) => text || null)
/** A number that an authority has given: 8 to 13 digits in the three markets (PIB 9, JIB 12 or 13, matični broj 8). */
const officialNumber = (wrong: string) =>
  optional(20)
    .transform((typed) => typed?.replace(/[\s.-]/g, '') ?? null)
    .refine((digits) => digits === null || /^\d{7,13}$/.test(digits), wrong)

const MAX_TEXT = 8000
const ownText = z
  .string()
  .max(MAX_TEXT, maxLengthMessage(MAX_TEXT))
  .transform(someLines)
  .nullish()
  .transform((text) => text || null)

/** Who sells, as shoppers read it under each of the seller's pages. `name`: of the firm, or first and last name. */
export const Trader = z.object({
  name: required(120, 'Upišite naziv firme ili ime i prezime'),
  address: required(160, 'Upišite ulicu i broj'),
  /** With postal code: '21000 Novi Sad'. */
  city: required(80, 'Upišite poštanski broj i mesto'),
  phone: required(40, 'Upišite telefon').pipe(z.string().regex(/(\D*\d){6}/, 'Telefon ima najmanje 6 cifara')),
  email: z.string('Upišite email').trim().max(200, 'Neispravna email adresa').pipe(z.email('Neispravna email adresa')),
  taxNumber: officialNumber('PIB (JIB) ima 7 do 13 cifara'),
  registrationNumber: officialNumber('Matični broj ima 7 do 13 cifara'),
  /** Where parcels are returned to, if not to `address`. */
  returnAddress: optional(240),
})
export type Trader = z.infer<typeof Trader>

/** The seller's own wording of the legal texts; null: the built-in one, made from the trader's data and the page's terms. */
const OwnLegalTexts = z.object({
  uslovi: ownText,
  reklamacije: ownText,
  povracaj: ownText,
  privatnost: ownText,
})

/** A seller's legal profile: asked for after the first page, and shown in nothing before it is given. */
export const TraderProfile = Trader.extend({ texts: OwnLegalTexts })
export type TraderProfile = z.infer<typeof TraderProfile>
