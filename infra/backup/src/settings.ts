import type { FileStore } from '@izlog/catalog/adapters/files/file-store'
import { openFileStore } from '@izlog/catalog/adapters/files/open-file-store'
import { filesEnv, filesPlaceOf } from '@izlog/catalog/config'
import { baseEnv, readConfig } from '@izlog/kit/config'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import type { Service } from './databases.ts'

const { MONGO_URL, NAMESPACE } = baseEnv

/** The stores of an installation; MONGO_URL with a user who may read, or for a restore write, all databases. */
const StoresEnv = z.object({
  MONGO_URL,
  /** The PostgreSQL beneath FerretDB; without it the store is MongoDB. */
  POSTGRESQL_URL: z.string().min(1).optional(),
  NAMESPACE,
  ...filesEnv,
})

/** The stores and the pictures of the environment. */
export async function storesOf(env: NodeJS.ProcessEnv) {
  const config = readConfig(StoresEnv, env)
  const place = filesPlaceOf(config)
  if (!place) throw new BackupError('UPLOADS_DIR, or S3_URL with S3_BUCKET, S3_KEY and S3_SECRET, must be set')
  const files: FileStore = await openFileStore(place)
  return { mongoUrl: config.MONGO_URL, postgresUrl: config.POSTGRESQL_URL, namespace: config.NAMESPACE, files }
}

/** Those who can read backups, by age; throws where none is set. */
export function recipientsOf({ BACKUP_RECIPIENT = '' }: NodeJS.ProcessEnv): string[] {
  const recipients = BACKUP_RECIPIENT.split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (recipients.length === 0)
    throw new BackupError('BACKUP_RECIPIENT is not set: `npm run backup -- --new-key` makes it, with the key to keep')
  return recipients
}

/** The key by which backups are read; throws where it is not set. */
export function keyOf({ BACKUP_KEY = '' }: NodeJS.ProcessEnv): string {
  if (BACKUP_KEY === '') throw new BackupError('BACKUP_KEY is not set: the key of the backup (AGE-SECRET-KEY-1…)')
  return BACKUP_KEY
}

/** The fingerprints of the keys that seal what is stored, from the setting that lists them; throws where it is not set. */
export function fingerprintsOf({ KEY_FINGERPRINTS = '' }: NodeJS.ProcessEnv): string[] {
  if (KEY_FINGERPRINTS === '')
    throw new BackupError(
      'KEY_FINGERPRINTS is not set: make the files of the keys anew, which give it (docs/operations.md)',
    )
  return KEY_FINGERPRINTS.split(',')
}

/** The folders with the keys of a service's own commands, as compose and Kubernetes mount them for a restore. */
export const keyFoldersOf = (service: Service): string[] => [
  'shared',
  `service-${service}`,
  'auth',
  'sellers',
  'certificates',
]
