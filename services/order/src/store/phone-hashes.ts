import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

interface Salt {
  _id: string
  salt: string
}
const schema = new Schema<Salt>(
  { _id: String, salt: { type: String, required: true } },
  { collection: 'salts', versionKey: false },
)
const NAME = 'phones'
const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const HASH_BYTES = 32

/** Hashes a phone by scrypt under a salt of this installation: with a fast hash all phone numbers could be tried. */
export type HashPhone = (e164: string) => Promise<string>

export function phoneHashes(store: Connection): HashPhone {
  const salts = store.model<Salt>('Salt', schema)
  const salt = async (): Promise<Buffer> => {
    const kept = await salts.findById(NAME).lean<Salt>()
    if (kept) return Buffer.from(kept.salt, 'base64')
    await salts.create({ _id: NAME, salt: randomBytes(HASH_BYTES).toString('base64') }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error
    })
    return salt()
  }
  return async (e164) => (await derive(e164, await salt(), HASH_BYTES)).toString('base64url')
}
