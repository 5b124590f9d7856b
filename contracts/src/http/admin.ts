import { z } from 'zod'
import { SignInEmail } from '../domain/users.ts'
import { CurrentUser } from './auth.ts'
import { maxLengthMessage } from './max-length-message.ts'
import { PageQuery, pageOf } from './paging.ts'

const name = (required: string) => z.string(required).trim().min(1, required).max(80, maxLengthMessage(80))
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, maxLengthMessage(max))
    .nullish()
    .transform((value) => value || null)

/** docs/product/platform.md 5: at least 6 characters, in the sentence of each form. */
export const password = (tooShort: string) => z.string(tooShort).min(6, tooShort).max(200, 'Lozinka je predugačka')

/** POST /api/admin/clients; docs/product/platform.md 3 and 5. */
export const CreateClientRequest = z.object({
  email: SignInEmail,
  password: password('Lozinka mora imati najmanje 6 karaktera'),
  firstName: name('Ime je obavezno'),
  lastName: name('Prezime je obavezno'),
  companyName: optional(120),
  phone: optional(40),
  notes: optional(1000),
})
export type CreateClientRequest = z.infer<typeof CreateClientRequest>
export type CreateClientBody = z.input<typeof CreateClientRequest>

/** PATCH /api/admin/users/{id}: what an administrator corrects of a client. */
export const UpdateClientRequest = CreateClientRequest.omit({ password: true }).extend({
  /** Absent: stays as it is. */
  deskReadOnly: z.boolean().optional(),
})
export type UpdateClientRequest = z.infer<typeof UpdateClientRequest>
export type UpdateClientBody = z.input<typeof UpdateClientRequest>

/** Administrators' lists: `search` keeps those that contain all its words. */
export const AdminListQuery = PageQuery.extend({ search: z.string().trim().max(80, maxLengthMessage(80)).default('') })
export type AdminListQuery = z.infer<typeof AdminListQuery>

/** A user as administrators see them. */
export const UserItem = CurrentUser.pick({
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  isActive: true,
  companyName: true,
  phone: true,
  deskReadOnly: true,
}).extend({ notes: z.string().nullable(), createdAt: z.iso.datetime() })
export type UserItem = z.infer<typeof UserItem>
/** GET /api/admin/clients (role client only) and GET /api/admin/users */
export const UserPage = pageOf(UserItem)
export type UserPage = z.infer<typeof UserPage>

/** PATCH /api/admin/users/{id}/status */
export const SetUserStatusRequest = z.object({ isActive: z.boolean('Nedostaje status') })
/** PATCH /api/admin/users/{id}/reset-password */
export const ResetPasswordRequest = z.object({ newPassword: password('Nova lozinka mora imati najmanje 6 karaktera') })
/** DELETE /api/admin/users/{id} */
export const DeletedResponse = z.object({ success: z.literal(true) })

export const ADMIN_MESSAGES = {
  userNotFound: 'Korisnik nije pronađen',
  emailTaken: 'Korisnik sa ovom email adresom već postoji',
  superAdmin: 'Glavni administrator se ne može menjati',
  adminUndeletable: 'Administrator se ne može obrisati',
  clientsOnly: 'Ovde se menjaju samo podaci klijenata',
  changedMeanwhile: 'Korisnik je u međuvremenu izmenjen. Osvežite stranicu.',
} as const
