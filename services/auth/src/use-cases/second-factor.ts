import { AUTH_MESSAGES } from '@izlog/contracts/http/auth'
import type { Enrolment } from '@izlog/contracts/http/second-factor'
import { SECOND_FACTOR_MESSAGES } from '@izlog/contracts/http/second-factor'
import { AppError, invalid } from '@izlog/kit/errors'
import { openFor, type SecretKeys, sealFor } from '@izlog/kit/security/secrets'
import { hashOfCode, newEnrolment, newRecoveryCodes, secretOf, stepOfCode } from '../domain/second-factor.ts'
import type { User } from '../domain/user.ts'
import type { SecondFactors } from '../store/mongo-second-factors.ts'
import { type ConfirmPasswordDeps, type CurrentPassword, confirmPassword } from './confirm-password.ts'

export interface SecondFactorDeps {
  secondFactors: SecondFactors
  secrets: SecretKeys
  jwtPrivateKey: string
  jwtPublicKey: string
  /** Whether this user may sign in only with a second factor. */
  mustHaveSecondFactor: (user: Pick<User, 'role'>) => boolean
  now: () => Date
}

/** What a caller does to their own second factor asks for their password again. */
export interface OwnSecondFactorDeps extends SecondFactorDeps, ConfirmPasswordDeps {}

const purpose = (userId: number) => `${userId}:second-factor`

/** Checks a code and marks it as used. `none`: the user has no second factor. */
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

/** Answers what an authenticator app is set up with; stores nothing. Throws as `confirmPassword` does, and `conflict` where a second factor is set. */
export async function beginEnrolment(
  deps: OwnSecondFactorDeps,
  userId: number,
  password: CurrentPassword,
): Promise<Enrolment> {
  const user = await confirmPassword(deps, userId, password)
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

/** Replaces all recovery codes by ten new ones. Throws as `confirmPassword` does, and `conflict` without a second factor. */
export async function renewRecoveryCodes(
  deps: OwnSecondFactorDeps,
  userId: number,
  password: CurrentPassword,
): Promise<string[]> {
  await confirmPassword(deps, userId, password)
  const recoveryCodes = newRecoveryCodes()
  if (!(await deps.secondFactors.setRecovery(userId, recoveryCodes.map(hashOfCode))))
    throw new AppError('conflict', 'second-factor.not-set', SECOND_FACTOR_MESSAGES.notSet)
  return recoveryCodes
}

/** Throws as `confirmPassword` does, and `forbidden` to users who must have a second factor. */
export async function removeSecondFactor(
  deps: OwnSecondFactorDeps,
  userId: number,
  password: CurrentPassword,
): Promise<void> {
  const user = await confirmPassword(deps, userId, password)
  if (deps.mustHaveSecondFactor(user))
    throw new AppError('forbidden', 'second-factor.must-stay', SECOND_FACTOR_MESSAGES.mustStay)
  await deps.secondFactors.remove(userId)
}

const alreadySet = () => new AppError('conflict', 'second-factor.set', SECOND_FACTOR_MESSAGES.alreadySet)
