import { SUPER_ADMIN_ID } from '@izlog/contracts/domain/users'
import { auditEvent, commandInitiator } from '@izlog/kit/audit/audit-event'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { hashPassword, refuseCommon } from '../domain/password.ts'
import { changed } from '../domain/user.ts'
import type { SecondFactors } from '../store/mongo-second-factors.ts'
import type { Users } from '../store/mongo-users.ts'

interface Deps {
  users: Users
  secondFactors: Pick<SecondFactors, 'remove'>
  endSessionsOf: (userId: number) => Promise<void>
  now: () => Date
}

/**
 * Gives user 1, whom nobody may change in the app (docs/product/platform.md 6), another e-mail and password, takes their second factor away, lets them in
 * again and ends their sessions. Throws an error for operators.
 */
export async function resetAdmin(deps: Deps, { email, password }: { email: string; password: string }): Promise<void> {
  const admin = await deps.users.byId(SUPER_ADMIN_ID)
  if (!admin)
    throw new Error(
      'There is no super administrator yet: the first start with ADMIN_EMAIL and ADMIN_PASSWORD makes one',
    )
  await refuseCommon(password, 'ADMIN_PASSWORD')
  const after = changed(admin, { email, passwordHash: await hashPassword(password), isActive: true }, deps.now())
  const record = auditEvent(commandInitiator('reset-admin'), 'admin-reset', after.updatedAt, {
    object: { kind: 'user', id: SUPER_ADMIN_ID },
  })
  const saved = await deps.users.save(after, [record]).catch((error: unknown) => {
    throw isDuplicateKey(error, 'email') ? new Error(`${email} is the e-mail of another user`) : error
  })
  if (!saved) throw new Error('Somebody changed the super administrator meanwhile: run it again')
  await deps.secondFactors.remove(SUPER_ADMIN_ID)
  await deps.endSessionsOf(SUPER_ADMIN_ID)
}
