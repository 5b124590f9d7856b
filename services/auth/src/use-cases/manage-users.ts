import { SUPER_ADMIN_ID } from '@izlog/contracts/domain/users'
import { ADMIN_MESSAGES, type CreateClientRequest, type UpdateClientRequest } from '@izlog/contracts/http/admin'
import { auditEvent, type Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import type { NextId } from '@izlog/kit/store/counters'
import { hashNewPassword } from '../domain/password.ts'
import { changed, newUser, type User } from '../domain/user.ts'
import type { ResetLinks } from '../store/mongo-reset-links.ts'
import type { SecondFactors } from '../store/mongo-second-factors.ts'
import type { Users } from '../store/mongo-users.ts'

export interface ManageUsersDeps {
  users: Users
  secondFactors: Pick<SecondFactors, 'remove'>
  nextUserId: NextId
  resetLinks: Pick<ResetLinks, 'removeAllOf'>
  endSessionsOf: (userId: number) => Promise<void>
  now: () => Date
}

/** Makes a seller's account. Throws `conflict` when the e-mail is taken, `invalid` for a common password. */
export async function createClient(
  { users, nextUserId, now }: ManageUsersDeps,
  request: CreateClientRequest,
  by: Initiator,
): Promise<User> {
  const { password, ...fields } = request
  const user = newUser(
    {
      ...fields,
      id: await freshUserId(nextUserId),
      passwordHash: await hashNewPassword(password, 'password'),
      role: 'client',
    },
    now(),
  )
  const record = auditEvent(by, 'user-created', user.createdAt, {
    object: userObject(user.id),
    fields: [`role=${user.role}`],
  })
  await users.insert(user, [record]).catch(emailTaken)
  return user
}

const emailTaken = (error: unknown): never => {
  throw isDuplicateKey(error, 'email') ? new AppError('conflict', 'user.email-taken', ADMIN_MESSAGES.emailTaken) : error
}

/**
 * Corrects a client's name, e-mail, company, phone and notes, and switches their desk to read-only. A new e-mail ends the links that were sent to the old one. Throws `conflict`
 * when the e-mail is taken, `forbidden` for user 1 and other administrators.
 */
export async function updateClient(
  deps: Pick<ManageUsersDeps, 'users' | 'resetLinks' | 'now'>,
  id: number,
  request: UpdateClientRequest,
  by: Initiator,
): Promise<User> {
  const user = await changeable(deps, id)
  if (user.role !== 'client') throw new AppError('forbidden', 'user.admin', ADMIN_MESSAGES.clientsOnly)
  const given = { ...request, deskReadOnly: request.deskReadOnly ?? user.deskReadOnly }
  const fields = (Object.keys(given) as (keyof typeof given)[]).filter((field) => given[field] !== user[field])
  if (fields.length === 0) return user
  if (fields.includes('email')) await deps.resetLinks.removeAllOf(id)
  const after = changed(user, given, deps.now())
  const record = auditEvent(by, 'user-changed', after.updatedAt, { object: userObject(id), fields })
  await saved(deps.users.save(after, [record]).catch(emailTaken))
  // Also of a link that was sent meanwhile.
  if (fields.includes('email')) await deps.resetLinks.removeAllOf(id)
  return after
}

/** Skips id 1, which is the super administrator's. */
export async function freshUserId(nextUserId: NextId): Promise<number> {
  const id = await nextUserId()
  return id === SUPER_ADMIN_ID ? nextUserId() : id
}

/**
 * Activates a user, or deactivates them and ends all their sessions. Throws `forbidden` for user 1. Sessions end before the change,
 * so that no failure between the two leaves them open, and after it, since one may have begun meanwhile.
 */
export async function setUserActive(
  deps: Pick<ManageUsersDeps, 'users' | 'endSessionsOf' | 'now'>,
  id: number,
  isActive: boolean,
  by: Initiator,
): Promise<User> {
  const user = await changeable(deps, id)
  if (!isActive) await deps.endSessionsOf(id)
  if (user.isActive === isActive) return user
  const after = changed(user, { isActive }, deps.now())
  const action = isActive ? 'user-activated' : 'user-deactivated'
  await saved(deps.users.save(after, [auditEvent(by, action, after.updatedAt, { object: userObject(id) })]))
  if (!isActive) await deps.endSessionsOf(id)
  return after
}

/**
 * Sets a user's password, takes their second factor away, which they may have lost too, and ends all their sessions. Throws `forbidden` for user 1,
 * `invalid` for a common password.
 */
export async function resetPassword(
  deps: ManageUsersDeps,
  id: number,
  newPassword: string,
  by: Initiator,
): Promise<User> {
  const user = await changeable(deps, id)
  const after = changed(user, { passwordHash: await hashNewPassword(newPassword, 'newPassword') }, deps.now())
  await deps.endSessionsOf(id)
  await saved(deps.users.save(after, [auditEvent(by, 'password-reset', after.updatedAt, { object: userObject(id) })]))
  await deps.secondFactors.remove(id)
  await deps.endSessionsOf(id)
  return after
}

/** Removes a user who is no administrator, with everything personal, and frees the e-mail. Throws `forbidden`. */
export async function deleteUser(deps: ManageUsersDeps, id: number, by: Initiator): Promise<void> {
  const user = await changeable(deps, id)
  if (user.role === 'admin') throw new AppError('forbidden', 'user.admin', ADMIN_MESSAGES.adminUndeletable)
  await deps.endSessionsOf(id)
  const gone = changed(user, {}, deps.now())
  await saved(deps.users.remove(gone, [auditEvent(by, 'user-deleted', gone.updatedAt, { object: userObject(id) })]))
  await deps.secondFactors.remove(id)
  await deps.endSessionsOf(id)
}

const userObject = (id: number) => ({ kind: 'user' as const, id })

/** docs/product/platform.md 6: user 1 can never be changed or deleted. */
async function changeable({ users }: Pick<ManageUsersDeps, 'users'>, id: number): Promise<User> {
  if (id === SUPER_ADMIN_ID) throw new AppError('forbidden', 'user.super-admin', ADMIN_MESSAGES.superAdmin)
  const user = await users.byId(id)
  if (!user) throw new AppError('not_found', 'user.not-found', ADMIN_MESSAGES.userNotFound)
  return user
}

async function saved(saving: Promise<boolean>): Promise<void> {
  if (!(await saving)) throw new AppError('conflict', 'user.changed', ADMIN_MESSAGES.changedMeanwhile)
}
