import type { Role } from '@izlog/contracts/domain/users'

/** The first screen of each role after signing in (docs/product/platform.md 2). */
export const HOME_OF_ROLE: Readonly<Record<Role, string>> = { admin: '/admin', client: '/create' }
