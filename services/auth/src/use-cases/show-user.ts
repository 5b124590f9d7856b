import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { SecretKeys } from '@izlog/kit/security/secrets'
import { domainFieldsOf } from '../domain/account-domain.ts'
import { currentUserOf } from '../domain/current-user.ts'
import type { User } from '../domain/user.ts'
import type { Domains } from '../store/mongo-domains.ts'
import type { SecondFactors } from '../store/mongo-second-factors.ts'

export interface ShowUserDeps {
  secondFactors: SecondFactors
  domains: Domains
  secrets: SecretKeys
  /** Origin of pages, where the app has another. */
  pagesUrl: string | undefined
  now: () => Date
}

/** A user as they see themselves. Their host comes from the projection, since domain owns it. */
export async function showUser(deps: ShowUserDeps, user: User): Promise<CurrentUser> {
  const { domains, secondFactors, secrets, pagesUrl, now } = deps
  const [domain, factor] = await Promise.all([domains.accountOf(user.id), secondFactors.of(user.id)])
  return {
    ...currentUserOf(user, secrets, domainFieldsOf(domain, now())),
    ...(pagesUrl ? { pagesUrl } : {}),
    secondFactor: factor !== undefined,
  }
}
