import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { SecretKeys } from '@izlog/kit/security/secrets'
import { domainFieldsOf } from '../domain/account-domain.ts'
import { currentUserOf } from '../domain/current-user.ts'
import type { User } from '../domain/user.ts'
import type { Domains } from '../store/mongo-domains.ts'

export interface ShowUserDeps {
  domains: Domains
  secrets: SecretKeys
  now: () => Date
}

/** A user as they see themselves. What domain tells is read beside them: it is no change of theirs, and nobody is told of it. */
export async function showUser({ domains, secrets, now }: ShowUserDeps, user: User): Promise<CurrentUser> {
  return currentUserOf(user, secrets, domainFieldsOf(await domains.accountOf(user.id), now()))
}
