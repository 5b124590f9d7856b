import { AUTH_MESSAGES, type LoginRequest } from '@izlog/contracts/http/auth'
import { AppError } from '@izlog/kit/errors'
import { browserOf, markBrowser } from '../domain/known-browser.ts'
import { isPassword } from '../domain/password.ts'
import { newEnrolment } from '../domain/second-factor.ts'
import type { Device, SessionTokens } from '../domain/session.ts'
import { changed, type User } from '../domain/user.ts'
import type { Users } from '../store/mongo-users.ts'
import { guesserOf, type LoginPauses } from '../store/redis-login-pauses.ts'
import { type OpenSessionDeps, openSession } from './open-session.ts'
import { type RecordSignInDeps, recordOwnChange, recordRefusal } from './record-sign-in.ts'
import { passesSecondFactor, type SecondFactorDeps, setSecondFactor } from './second-factor.ts'

export interface LogInDeps extends OpenSessionDeps, SecondFactorDeps, RecordSignInDeps {
  users: Users
  pauses: LoginPauses
}

export interface LoggedIn {
  user: User
  tokens: SessionTokens
  /** Marks the browser as one in which this user has signed in. */
  mark: string
  /** Present when the second factor was set up with this sign-in. */
  recoveryCodes?: string[]
}

/**
 * Opens a session. Throws `limited` while too many wrong tries make this account wait, `unauthenticated` without revealing whether the e-mail is
 * known, or where a code is missing or wrong, `forbidden` to a deactivated user and to one who must set up a second factor first.
 */
export async function logIn(
  deps: LogInDeps,
  { email, password, code, enrolment }: LoginRequest,
  device: Device,
  browserMark: string | undefined,
): Promise<LoggedIn> {
  // The time of reading the user: deactivating them or changing their password while this one is checked ends this session too.
  const at = deps.now()
  const user = await deps.users.byEmail(email)
  const guesser = guesserOf(email, browserOf(deps.jwtPublicKey, user?.id, browserMark))
  await deps.pauses.begin(guesser).catch(async (refusal: unknown) => {
    await recordRefusal(deps, email, user, device)
    throw refusal
  })
  if (!(await isPassword(user?.passwordHash, password)) || !user) {
    await recordRefusal(deps, email, user, device)
    throw new AppError('unauthenticated', 'login.refused', AUTH_MESSAGES.badCredentials)
  }
  if (!user.isActive) {
    await recordRefusal(deps, email, user, device)
    throw new AppError('forbidden', 'login.inactive', AUTH_MESSAGES.inactive)
  }
  const recoveryCodes = await withSecondFactor(deps, user, device, code, enrolment)
  await deps.pauses.passed(guesser)
  const tokens = await openSession(deps, user, device, at)
  await recordOwnChange(deps, user, device, 'signed-in')
  return {
    user: await withFirstSignIn(deps, user),
    tokens,
    mark: markBrowser(deps.jwtPrivateKey, user.id),
    ...(recoveryCodes ? { recoveryCodes } : {}),
  }
}

/** Remembers when a seller signed in for the first time; notifier then welcomes them. Somebody who saved meanwhile leaves it to the next sign-in. */
async function withFirstSignIn({ users, now }: LogInDeps, user: User): Promise<User> {
  if (user.role !== 'client' || user.firstSignInAt !== null) return user
  const after = changed(user, { firstSignInAt: now() }, now())
  return (await users.save(after)) ? after : user
}

/** Answers the recovery codes of a second factor that this sign-in set up. */
async function withSecondFactor(
  deps: LogInDeps,
  user: User,
  device: Device,
  code: string | undefined,
  enrolment: string | undefined,
): Promise<string[] | undefined> {
  const passes = await passesSecondFactor(deps, user.id, code)
  if (passes === 'missing') throw new AppError('unauthenticated', 'login.code-required', AUTH_MESSAGES.codeRequired)
  if (passes === 'wrong') {
    await recordRefusal(deps, user.email, user, device)
    throw new AppError('unauthenticated', 'login.code-wrong', AUTH_MESSAGES.codeWrong)
  }
  if (passes === 'passed' || !deps.mustHaveSecondFactor(user)) return undefined
  if (enrolment && code) {
    const recoveryCodes = await setSecondFactor(deps, user.id, enrolment, code)
    await recordOwnChange(deps, user, device, 'second-factor-set')
    return recoveryCodes
  }
  throw new AppError('forbidden', 'login.enrol', AUTH_MESSAGES.enrol, {
    details: { enrolment: newEnrolment(deps.jwtPrivateKey, user) },
  })
}
