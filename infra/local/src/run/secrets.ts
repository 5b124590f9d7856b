import {
  createECDH,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyFingerprints, type SealingKeys } from '@izlog/kit/security/key-fingerprints'
import { ServiceName } from '@izlog/kit/security/service-token'

/** Name of the key with which a service signs its calls to other services. */
const serviceKey = <N extends ServiceName>(service: N) => `serviceKey:${service}` as const
const names = [
  ...(['jwtPrivateKey', 'jwtPublicKey', 'secretsKey', 'certificatesKey', 'storesKey', 'googleKey', 'pushKey'] as const),
  ...ServiceName.options.map(serviceKey),
] as const

/** Keys of this installation, in PEM format, except `secretsKey` and `certificatesKey` (`keyId:base64(32 bytes)`) and `storesKey` (hexadecimal). */
export type Secrets = Record<(typeof names)[number], string>

/** The file of a folder that holds its secrets. */
export const secretsFile = (folder: string): string => join(folder, 'secrets.json')

/** Reads the secrets of a folder, and creates them on first use; only their owner can read the file. */
export function secretsIn(folder: string): Secrets {
  const file = secretsFile(folder)
  if (existsSync(file)) {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isSecrets(kept)) return kept
    // Adds keys that a file from an older version lacks: for certificates, for stores with users, for push, and one per service.
    const newer = {
      certificatesKey: sealingKey(),
      storesKey: newStoresKey(),
      pushKey: ecKeys().privateKey,
      ...newServiceKeys(),
    }
    const grown = typeof kept === 'object' ? { ...newer, ...kept } : kept
    if (isSecrets(grown)) return written(file, grown)
    throw new Error(
      `${file} does not hold what it should; remove it to have new secrets made (everybody is signed out)`,
    )
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return written(file, newSecrets())
}

function written(file: string, secrets: Secrets): Secrets {
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(aside, file)
  return secrets
}

function newSecrets(): Secrets {
  const jwt = ecKeys()
  return {
    jwtPrivateKey: jwt.privateKey,
    jwtPublicKey: jwt.publicKey,
    ...newServiceKeys(),
    secretsKey: sealingKey(),
    certificatesKey: sealingKey(),
    storesKey: newStoresKey(),
    pushKey: ecKeys().privateKey,
    googleKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(privatePem).toString(),
  }
}

/** The private key with which a service signs its calls, PEM. */
export const serviceKeyOf = (secrets: Secrets, service: ServiceName): string => secrets[serviceKey(service)]

/** The services' public keys as a JWK set. */
export const servicePublicKeysOf = (secrets: Secrets): string =>
  JSON.stringify({
    keys: ServiceName.options.map((kid) => ({
      ...createPublicKey(serviceKeyOf(secrets, kid)).export({ format: 'jwk' }),
      kid,
    })),
  })

const newServiceKeys = () =>
  Object.fromEntries(ServiceName.options.map((service) => [serviceKey(service), ecKeys().privateKey])) as Record<
    ReturnType<typeof serviceKey<ServiceName>>,
    string
  >

/** The fingerprints of the keys that seal what is stored; a setting of the environment counts before the installation's own key. */
export const sealingFingerprints = (
  { secretsKey = '', certificatesKey = '' }: { secretsKey?: string | undefined; certificatesKey?: string | undefined },
  env: SealingKeys,
): string[] =>
  keyFingerprints({
    SECRETS_KEY: env.SECRETS_KEY || secretsKey,
    CERTIFICATES_KEY: env.CERTIFICATES_KEY || certificatesKey,
  })

/** The key pair by which the platform identifies itself to browsers' push services, as notifier's settings. */
export function pushKeysOf({ pushKey }: Secrets): { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string } {
  const { d = '' } = createPrivateKey(pushKey).export({ format: 'jwk' })
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(d, 'base64url'))
  return { VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'), VAPID_PRIVATE_KEY: d }
}

/** The password of a store's user, hexadecimal. It is different for every store and user. */
export const storePassword = (
  { storesKey }: Pick<Secrets, 'storesKey'>,
  store: 'mongo' | 'kafka' | 'redis',
  user: string,
): string => createHmac('sha256', storesKey).update(`${store}:${user}`).digest('hex')

const newStoresKey = () => randomBytes(32).toString('hex')

const sealingKey = () => `k1:${randomBytes(32).toString('base64')}`

const privatePem = { type: 'pkcs8', format: 'pem' } as const

function ecKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export(privatePem).toString(),
  }
}

const isSecrets = (value: unknown): value is Secrets =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => name in value && typeof value[name as keyof typeof value] === 'string')

/** A service account in the format of Google's console; only the simulator accepts it. */
export const serviceAccount = (googleKey: string, simulatorsUrl: string): string =>
  JSON.stringify({
    type: 'service_account',
    project_id: 'izlog-demo',
    private_key_id: 'demo',
    private_key: googleKey,
    client_email: 'izlog@izlog-demo.iam.gserviceaccount.com',
    client_id: '100000000000000000001',
    token_uri: `${simulatorsUrl}/google/token`,
  })
