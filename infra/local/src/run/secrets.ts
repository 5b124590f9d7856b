import { createPublicKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServiceName } from '@izlog/kit/security/service-token'

/** Of each service, for its calls to others. */
const serviceKey = <N extends ServiceName>(service: N) => `serviceKey:${service}` as const
const names = [
  ...(['jwtPrivateKey', 'jwtPublicKey', 'secretsKey', 'certificatesKey', 'googleKey'] as const),
  ...ServiceName.options.map(serviceKey),
] as const

/** Keys of this installation. PEM, but `secretsKey` and `certificatesKey`, which are `keyId:base64(32 bytes)`. */
export type Secrets = Record<(typeof names)[number], string>

/** Reads the secrets of a folder, made once and readable by their owner only. */
export function secretsIn(folder: string): Secrets {
  const file = join(folder, 'secrets.json')
  if (existsSync(file)) {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isSecrets(kept)) return kept
    // One of before certificates were issued here, or of before each service had a key of its own.
    const grown = typeof kept === 'object' ? { certificatesKey: sealingKey(), ...newServiceKeys(), ...kept } : kept
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
    googleKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(privatePem).toString(),
  }
}

/** The key by which a service signs its calls, PEM. */
export const serviceKeyOf = (secrets: Secrets, service: ServiceName): string => secrets[serviceKey(service)]

/** What all services know each other by, a JWK set. */
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

/** A service account as Google's console hands it out, known to the simulator alone. */
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
