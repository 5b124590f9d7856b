import { AUTH_MESSAGES } from '@izlog/contracts/http/auth'
import { MESSAGES } from '@izlog/contracts/http/errors'
import type { Enrolment } from '@izlog/contracts/http/second-factor'
import { SECOND_FACTOR_MESSAGES } from '@izlog/contracts/http/second-factor'
import { SETTINGS_MESSAGES } from '@izlog/contracts/http/settings'
import { AppError, invalid } from '@izlog/kit/errors'
import { openFor, type SecretKeys, sealFor } from '@izlog/kit/security/secrets'
import { isPassword } from '../domain/password.ts'
import { hashOfCode, newEnrolment, newRecoveryCodes, secretOf, stepOfCode } from '../domain/second-factor.ts'
import type { User } from '../domain/user.ts'
import type { SecondFactors } from '../store/mongo-second-factors.ts'
import type { Users } from '../store/mongo-users.ts'

export interface SecondFactorDeps {
  users: Users
  secondFactors: SecondFactors
  secrets: SecretKeys
  jwtPrivateKey: string
  jwtPublicKey: string
  /** Whether this user signs in with one or not at all. */
  mustHaveSecondFactor: (user: Pick<User, 'role'>) => boolean
  now: () => Date
}

const purpose = (userId: number) => `${userId}:second-factor`

/** Uses up the code. `none`: the user has no second factor. */
export async function passesSecondFactor(
  { secondFactors, secrets, now }: Pick<SecondFactorDeps, 'secondFactors' | 'secrets' | 'now'>,
  userId: number,
  code: string | undefined,
): Promise<'none' | 'missing' | 'wrong' | 'passed'> {
  const factor = await secondFactors.of(userId)
  if (!factor) return 'none'
  if (code === undefined) return 'missing'
  const isOfApp = /^\d{6}$/.test(code)
  const step = isOfApp ? stepOfCode(openFor(secrets, purpose(userId), factor.secret), code, now()) : undefined
  const used = isOfApp
    ? step !== undefined && (await secondFactors.useStep(userId, step))
    : await secondFactors.useRecovery(userId, hashOfCode(code))
  return used ? 'passed' : 'wrong'
}

/** What to set up an app by; nothing changes yet. Throws `invalid` on a wrong password, `conflict` where there is a second factor. */
export async function beginEnrolment(
  deps: SecondFactorDeps,
  userId: number,
  currentPassword: string,
): Promise<Enrolment> {
  const user = await withPassword(deps, userId, currentPassword)
  if (await deps.secondFactors.of(userId)) throw alreadySet()
  return newEnrolment(deps.jwtPrivateKey, user)
}

/** Sets up the second factor of an enrolment with the app's first code; answers the recovery codes. Throws `invalid` and `conflict`. */
export async function setSecondFactor(
  deps: SecondFactorDeps,
  userId: number,
  enrolment: string,
  code: string,
): Promise<string[]> {
  const secret = secretOf(deps.jwtPublicKey, userId, enrolment)
  if (!secret) throw invalid([{ path: 'enrolment', message: SECOND_FACTOR_MESSAGES.enrolmentEnded }])
  const lastStep = stepOfCode(secret, code, deps.now())
  if (lastStep === undefined) throw invalid([{ path: 'code', message: AUTH_MESSAGES.codeWrong }])
  const recoveryCodes = newRecoveryCodes()
  const set = await deps.secondFactors.set({
    userId,
    secret: sealFor(deps.secrets, purpose(userId), secret),
    lastStep,
    recovery: recoveryCodes.map(hashOfCode),
  })
  if (!set) throw alreadySet()
  return recoveryCodes
}

/** Ten new recovery codes in place of what is left of the others. Throws `invalid` on a wrong password, `conflict` without a second factor. */
export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  userId: number,
  currentPassword: string,
): Promise<string[]> {
  await withPassword(deps, userId, currentPassword)
  const recoveryCodes = newRecoveryCodes()
  if (!(await deps.secondFactors.setRecovery(userId, recoveryCodes.map(hashOfCode))))
    throw new AppError('conflict', 'second-factor.not-set', SECOND_FACTOR_MESSAGES.notSet)
  return recoveryCodes
}

/** Throws `invalid` on a wrong password, `forbidden` to whom must keep theirs. */
export async function removeSecondFactor(
  deps: SecondFactorDeps,
  userId: number,
  currentPassword: string,
): Promise<void> {
  const user = await withPassword(deps, userId, currentPassword)
  if (deps.mustHaveSecondFactor(user))
    throw new AppError('forbidden', 'second-factor.must-stay', SECOND_FACTOR_MESSAGES.mustStay)
  await deps.secondFactors.remove(userId)
}

async function withPassword({ users }: SecondFactorDeps, userId: number, password: string): Promise<User> {
  const user = await users.byId(userId)
  if (!user) throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
  if (!(await isPassword(user.passwordHash, password)))
    throw invalid([{ path: 'currentPassword', message: SETTINGS_MESSAGES.wrongPassword }])
  return user
}

const alreadySet = () => new AppError('conflict', 'second-factor.set', SECOND_FACTOR_MESSAGES.alreadySet)
