import { SETTINGS_MESSAGES } from '@izlog/contracts/http/settings'
import { invalid } from '@izlog/kit/errors'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults (19 MiB, 2 passes): OWASP's minimum. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Hashes a password that somebody has chosen; `path`: the field it was typed into. Throws `invalid` for one that many people have. */
export async function hashNewPassword(password: string, path: string): Promise<string> {
  if (await isCommon(password)) throw invalid([{ path, message: SETTINGS_MESSAGES.commonPassword }])
  return hashPassword(password)
}

/** Among the 49,000 most common ones. The list takes 19 MB, so it is read where somebody chooses a password. */
export async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(password.toLowerCase())
}

/** Something to compare with when nobody has that e-mail, so that both answers take as long. */
const NOBODY = hashPassword('nobody has this password')

export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> =>
  (await verify(passwordHash ?? (await NOBODY), password)) && passwordHash !== undefined
