import { z } from 'zod'

/** As typed, without spaces and dashes: six digits of the app, or a recovery code of ten letters and digits. */
export const SecondFactorCode = z
  .string('Unesite kod')
  .max(40, 'Kod nije ispravan')
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z0-9]{10})$/, 'Kod ima 6 cifara'))

/** The data to set up an authenticator app, valid for ten minutes. */
export const Enrolment = z.object({
  /** Sent back with the first code. */
  token: z.string(),
  /** To type into the app, base32. */
  secret: z.string(),
  /** The same as an `otpauth://` address, for a QR code. */
  url: z.string().startsWith('otpauth://'),
})
export type Enrolment = z.infer<typeof Enrolment>

const currentPassword = z
  .string('Trenutna lozinka je obavezna')
  .min(1, 'Trenutna lozinka je obavezna')
  .max(200, 'Lozinka je predugačka')

/** POST /api/auth/second-factor/enrolment returns an Enrolment; nothing is changed yet. */
export const EnrolmentRequest = z.object({ currentPassword })

/** PUT /api/auth/second-factor: the first code proves that the app is set up. */
export const SetSecondFactorRequest = z.object({ enrolment: z.string().max(2000), code: SecondFactorCode })
/** Recovery codes; each can be used once instead of a code. Returned only once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** POST /api/auth/second-factor/recovery-codes: ten new ones; the former ones become invalid. */
export const NewRecoveryCodesRequest = z.object({ currentPassword })

/** DELETE /api/auth/second-factor; refused for administrators in production. */
export const RemoveSecondFactorRequest = z.object({ currentPassword })
export const RemoveSecondFactorResponse = z.object({ success: z.literal(true) })

export const SECOND_FACTOR_MESSAGES = {
  enrolmentEnded: 'Vreme za podešavanje je isteklo. Počnite ponovo.',
  notSet: 'Prijava u dva koraka nije uključena.',
  alreadySet: 'Prijava u dva koraka je već uključena.',
  mustStay: 'Administrator ne može da isključi prijavu u dva koraka.',
} as const
