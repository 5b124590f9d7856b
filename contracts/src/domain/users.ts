import { z } from 'zod'

/** docs/product/platform.md 3: users. Id 1 is the protected super administrator. */
export const UserId = z.int().positive()
export const SUPER_ADMIN_ID = 1

export const Role = z.enum(['admin', 'client'])
export type Role = z.infer<typeof Role>

/** docs/product/platform.md 2, top bar and badges. */
export const ROLE_LABELS: Record<Role, { badge: string; topBar: string }> = {
  admin: { badge: 'Administrator', topBar: 'Super Administrator' },
  client: { badge: 'Klijent', topBar: 'Klijent' },
}

const INVALID_EMAIL = 'Neispravna email adresa'

/** An e-mail to sign in with; trimmed and in lower case. docs/product/platform.md 5. */
export const SignInEmail = z
  .string(INVALID_EMAIL)
  .trim()
  .toLowerCase()
  .max(200, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL))
