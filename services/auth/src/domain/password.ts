import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults (19 MiB, 2 passes): OWASP's minimum. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Something to compare with when nobody has that e-mail, so that both answers take as long. */
const NOBODY = hashPassword('nobody has this password')

export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> =>
  (await verify(passwordHash ?? (await NOBODY), password)) && passwordHash !== undefined
