import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, type Pack, pack } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { newPartialOf } from './backup-name.ts'

export interface Entry {
  name: string
  bytes: Uint8Array
}

/**
 * Writes an encrypted archive: tar, compressed by gzip, in the format of age (`age -d -i KEY FILE | tar tz` lists it). Nothing is written in
 * plain text, and the file has its name only once it is complete.
 */
export async function writeArchive(
  file: string,
  recipients: readonly string[],
  entries: AsyncIterable<Entry>,
): Promise<void> {
  requireNone(file)
  const encrypter = new Encrypter()
  for (const recipient of recipients) addRecipient(encrypter, recipient)
  mkdirSync(dirname(file), { recursive: true })
  const partial = newPartialOf(file)
  const packed = pack()
  const compressed = createGzip()
  try {
    const encrypted = await encrypter.encrypt(Readable.toWeb(compressed))
    await Promise.all([
      pipeline(packed, compressed),
      pipeline(Readable.fromWeb(encrypted), createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })),
      addAll(packed, entries),
    ])
    // Another backup may have been written meanwhile.
    requireNone(file)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

function requireNone(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already`)
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new BackupError(`BACKUP_RECIPIENT is no recipient of age: ${recipient.slice(0, 12)}…`)
  }
}

async function addAll(packed: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const { name, bytes } of entries) await add(packed, name, bytes)
    packed.finalize()
  } catch (error) {
    packed.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

const add = (packed: Pack, name: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const sink = packed.entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
    sink.end(bytes)
  })

/** Reads an archive's entries in order. Throws for a key that is not its own, for a file that is damaged or cut short, then after some entries, and what `take` throws. */
export async function readArchive(file: string, key: string, take: (entry: Entry) => Promise<void>): Promise<void> {
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(key)
  } catch {
    throw new BackupError('BACKUP_KEY is no key of age (AGE-SECRET-KEY-1…)')
  }
  let failed: { cause: unknown } | undefined
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(createReadStream(file)))
    const entries = extract()
    const reading = async () => {
      for await (const entry of entries) {
        const bytes = await buffer(entry)
        await take({ name: entry.header.name, bytes }).catch((cause: unknown) => {
          failed = { cause }
          throw cause
        })
      }
    }
    await Promise.all([pipeline(Readable.fromWeb(decrypted), createGunzip(), entries), reading()])
  } catch (cause) {
    // The streams end with it too, and may report that first.
    if (failed) throw failed.cause
    if (cause instanceof Error && cause.message.startsWith('no identity matched'))
      throw new BackupError(`${file} was made for another key than BACKUP_KEY`, { cause })
    if (isUnreadable(cause))
      throw new BackupError(`${file} is damaged, cut short or no backup: ${cause.message}`, { cause })
    throw cause
  }
}

/** Errors of age, gzip and tar, and none of reading the file. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && (!('code' in error) || /^(Z_|ERR_STREAM_PREMATURE|ERR_INVALID)/.test(String(error.code)))
