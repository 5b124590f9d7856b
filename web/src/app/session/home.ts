import type { Role } from '@izlog/contracts/domain/users'

/** Where each role lands after signing in (platform spec 2). The admin panel, once it is there, takes the administrators. */
export const HOME_OF_ROLE: Readonly<Record<Role, string>> = { admin: '/orders', client: '/create' }
