import { createHash, randomBytes } from 'node:crypto'
import { RESET_LINK_MINUTES } from '@izlog/contracts/http/password-reset'
import type { User } from './user.ts'

/** What is stored of a link by which a user may set a new password; never its token. */
export interface ResetLink {
  tokenHash: string
  userId: number
  /** Of the password at that time: the link is worthless once the password has changed, so it works once. */
  passwordMark: string
  endsAt: Date
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A token has 256 random bits, so a fast hash protects it. */
export const hashOfToken = digest

const passwordMarkOf = ({ passwordHash }: Pick<User, 'passwordHash'>): string => digest(passwordHash)

export function newResetLink(user: Pick<User, 'id' | 'passwordHash'>, now: Date): { token: string; link: ResetLink } {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + RESET_LINK_MINUTES * 60_000)
  return { token, link: { tokenHash: digest(token), userId: user.id, passwordMark: passwordMarkOf(user), endsAt } }
}

/** Whether a link still opens this user's account. */
export const isValid = (link: ResetLink, user: Pick<User, 'id' | 'passwordHash'>, now: Date): boolean =>
  link.userId === user.id && link.passwordMark === passwordMarkOf(user) && link.endsAt > now
