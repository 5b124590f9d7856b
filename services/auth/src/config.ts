import { baseEnv, limit, multiline } from '@izlog/kit/config'
import { mailEnv } from '@izlog/kit/mail/mailer'
import { secretKeys } from '@izlog/kit/security/secrets'
import { z } from 'zod'

/** An empty variable, as settings files have them, counts as not set. */
const orNothing = <S extends z.ZodType>(schema: S) => z.preprocess((value) => value || undefined, schema.optional())

export const AuthEnv = z.object({
  ...baseEnv,
  ...mailEnv,
  PORT: z.coerce.number().int().default(3001),
  /** ES256 private key that signs sessions, PEM; its public half is JWT_PUBLIC_KEY everywhere. */
  JWT_PRIVATE_KEY: multiline,
  SECRETS_KEY: secretKeys,
  /** The super administrator, user 1, made at the first start; later `npm run reset-admin` sets them. Production refuses a common password. */
  ADMIN_EMAIL: orNothing(z.email()),
  ADMIN_PASSWORD: orNothing(z.string().min(6)),
  /** 1: demo users with every channel set to the simulators; ignored in production. */
  SEED_DEMO: z.enum(['0', '1']).default('0'),
  /** How long the audit log keeps a record, days; a change applies to existing records too. */
  AUDIT_KEPT_DAYS: z.coerce.number().int().positive().default(365),
  LIMIT_LOGINS_PER_MINUTE: limit(10),
  /** Links for a new password to one address. */
  LIMIT_RESETS_PER_15_MINUTES: limit(3),
})
export type AuthConfig = z.infer<typeof AuthEnv>
