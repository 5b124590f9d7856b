import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readConfig } from '@izlog/kit/config'
import { ServiceName } from '@izlog/kit/security/service-token'
import { z } from 'zod'
import {
  pushKeysOf,
  type Secrets,
  sealingFingerprints,
  secretsIn,
  serviceAccount,
  serviceKeyOf,
  servicePublicKeysOf,
  storePassword,
} from '../local/src/run/secrets.ts'
import { ADMIN, storeAddresses, storeFiles, storeSettings, withUser } from './store-users.ts'

/** The environment variables of the `keys` container. */
export const KeysEnv = z.object({
  ...storeAddresses,
  /** Empty in an installation without simulators; then no service receives their Google account. */
  SIMULATORS_URL: z.union([z.literal(''), z.url()]).default(''),
  /** Where an operator sets them, services seal by these instead of the keys that are made here. */
  SECRETS_KEY: z.string().default(''),
  CERTIFICATES_KEY: z.string().default(''),
})
export type KeysConfig = z.infer<typeof KeysEnv>

/** Which keys belong in which folder or Secret, so that each process mounts only those it needs. */
export const keysByAudience = (secrets: Secrets, config: KeysConfig): Record<string, Record<string, string>> => ({
  shared: { JWT_PUBLIC_KEY: secrets.jwtPublicKey, SERVICE_PUBLIC_KEYS: servicePublicKeysOf(secrets) },
  ...Object.fromEntries(
    ServiceName.options.map((service) => [
      `service-${service}`,
      {
        SERVICE_KEY: serviceKeyOf(secrets, service),
        ...storeSettings(secrets, config, service),
        ...(service === 'notifier' ? pushKeysOf(secrets) : {}),
      },
    ]),
  ),
  auth: { JWT_PRIVATE_KEY: secrets.jwtPrivateKey },
  sellers: { SECRETS_KEY: secrets.secretsKey },
  certificates: { CERTIFICATES_KEY: secrets.certificatesKey },
  google: config.SIMULATORS_URL
    ? { GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount(secrets.googleKey, config.SIMULATORS_URL) }
    : {},
  'store-users': { STORES_KEY: secrets.storesKey },
  // Whoever backs up, restores or sets topics signs in as the stores' administrators.
  backup: {
    MONGO_URL: withUser(config.MONGO_URL, ADMIN.mongo, storePassword(secrets, 'mongo', ADMIN.mongo)),
    // And none of the keys themselves.
    KEY_FINGERPRINTS: sealingFingerprints(secrets, config).join(','),
  },
  topics: { KAFKA_USERNAME: ADMIN.kafka, KAFKA_PASSWORD: storePassword(secrets, 'kafka', ADMIN.kafka) },
})

/** One line per value, with line breaks written as \n. The quoting is safe because no key contains a single quote. */
export const toEnvFile = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}='${value.trimEnd().replaceAll('\n', '\\n')}'\n`)
    .join('')

/**
 * Writes `keys.env` for every audience, and the store users, into folders under `root`. The keys themselves are generated once and stored
 * in `root`/all.
 */
export function makeKeys(root: string, config: KeysConfig): void {
  const secrets = secretsIn(join(root, 'all'))
  for (const [audience, values] of Object.entries(keysByAudience(secrets, config)))
    write(join(root, audience, 'keys.env'), toEnvFile(values), 0o600)
  // Readable by everybody, because each store runs as its own user. Only the store mounts the volume that contains its file.
  for (const [name, text] of Object.entries(storeFiles(secrets, config))) write(join(root, name), text, 0o644)
}

function write(file: string, text: string, mode: number): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, text, { mode })
  renameSync(`${file}.new`, file)
}

if (import.meta.main) {
  makeKeys('/keys', readConfig(KeysEnv, process.env))
  console.log('keys: ready')
}
