import { createHash } from 'node:crypto'
import { secretKeys } from './secrets.ts'

/** The settings with keys that seal what services store. */
const SEALING_SETTINGS = ['SECRETS_KEY', 'CERTIFICATES_KEY'] as const
/** Their values; empty or undefined where an installation has none. */
export type SealingKeys = Partial<Record<(typeof SEALING_SETTINGS)[number], string | undefined>>

/**
 * One line per key that may have sealed stored data: `SETTING:keyId:digest`. The digest (SHA-256, hexadecimal) shows whether two
 * installations have the same key; since a key is 32 random bytes, nobody can find the key by it.
 */
export const keyFingerprints = (keys: SealingKeys): string[] =>
  SEALING_SETTINGS.flatMap((setting) =>
    [...(keys[setting] ? secretKeys.parse(keys[setting]) : [])].map(
      ([id, key]) => `${setting}:${id}:${createHash('sha256').update(key).digest('hex')}`,
    ),
  )
