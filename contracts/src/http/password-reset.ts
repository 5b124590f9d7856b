import { z } from 'zod'
import { SignInEmail } from '../domain/users.ts'
import { password } from './admin.ts'

/** How long a link for a new password is valid, minutes. */
export const RESET_LINK_MINUTES = 30

/** GET /api/auth/forgotten-password: whether links are sent by e-mail here; if not, an administrator sets a new password. */
export const ForgottenPasswordOptions = z.object({ byEmail: z.boolean() })
export type ForgottenPasswordOptions = z.infer<typeof ForgottenPasswordOptions>

/** POST /api/auth/forgotten-password asks for a link. */
export const ForgottenPasswordRequest = z.object({ email: SignInEmail })
export type ForgottenPasswordRequest = z.infer<typeof ForgottenPasswordRequest>
/** The same whether the address has an account or not. */
export const ForgottenPasswordResponse = z.object({ message: z.string() })

/** POST /api/auth/new-password; `token` is from the link. */
export const NewPasswordRequest = z
  .object({
    token: z.string('Nedostaje link iz mejla').min(1, 'Nedostaje link iz mejla').max(200, 'Link nije ceo'),
    newPassword: password('Nova lozinka mora imati najmanje 6 karaktera'),
    confirmPassword: z.string('Potvrdite novu lozinku').min(1, 'Potvrdite novu lozinku'),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Lozinke se ne poklapaju',
  })
export type NewPasswordRequest = z.infer<typeof NewPasswordRequest>
/** Every session of the user has ended. */
export const NewPasswordResponse = z.object({ message: z.string() })

export const PASSWORD_RESET_MESSAGES = {
  asked: `Ako na tu adresu postoji nalog, za koji minut stiže mejl sa linkom za novu lozinku. Link važi ${RESET_LINK_MINUTES} minuta i samo jednom. Ako ga nema, pogledajte i neželjenu poštu.`,
  askedTooOften:
    'Za ovu adresu je link već tražen više puta. Pogledajte poštu, i neželjenu, ili pokušajte za petnaest minuta.',
  noEmail: 'Slanje mejlova nije podešeno. Javite se administratoru Izloga: on Vam daje novu lozinku.',
  linkEnded: `Ovaj link više ne važi: traje ${RESET_LINK_MINUTES} minuta i može da se iskoristi samo jednom. Zatražite novi.`,
  changed: 'Lozinka je promenjena. Prijavite se novom lozinkom.',
} as const
