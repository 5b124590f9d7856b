import { SETTINGS_MESSAGES } from '@izlog/contracts/http/settings'
import { invalid } from '@izlog/kit/errors'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults (19 MiB, 2 passes): OWASP's minimum. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Hashes a newly chosen password; `path`: its field in the request. Throws `invalid` for a common one. */
export async function hashNewPassword(password: string, path: string): Promise<string> {
  if (await isCommon(password)) throw invalid([{ path, message: SETTINGS_MESSAGES.commonPassword }])
  return hashPassword(password)
}

/** Throws an error for operators when a password from the environment is a common one; `variable`: its name. */
export async function refuseCommon(password: string, variable: string): Promise<void> {
  if (await isCommon(password))
    throw new Error(`${variable} is a password that many people have, so it is easily guessed: choose another`)
}

/** Whether it is among the 49,000 most common ones. The list takes 19 MB of memory, so it is loaded only when a password is chosen. */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(password.toLowerCase())
}

/** Compared with when nobody has the e-mail, so that the time of the answer does not show which e-mails have an account. */
const NOBODY = hashPassword('nobody has this password')

export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> =>
  (await verify(passwordHash ?? (await NOBODY), password)) && passwordHash !== undefined
