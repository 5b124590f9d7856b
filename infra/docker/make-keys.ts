import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServiceName } from '@izlog/kit/security/service-token'
import { type Secrets, secretsIn, serviceAccount, serviceKeyOf, servicePublicKeysOf } from '../local/src/run/secrets.ts'

/** Which keys lie in which folder, so that each process is given only the folders it needs. */
const filesOf = (secrets: Secrets, simulatorsUrl: string): Record<string, Record<string, string>> => ({
  shared: { JWT_PUBLIC_KEY: secrets.jwtPublicKey, SERVICE_PUBLIC_KEYS: servicePublicKeysOf(secrets) },
  ...Object.fromEntries(
    ServiceName.options.map((service) => [`service-${service}`, { SERVICE_KEY: serviceKeyOf(secrets, service) }]),
  ),
  auth: { JWT_PRIVATE_KEY: secrets.jwtPrivateKey },
  sellers: { SECRETS_KEY: secrets.secretsKey },
  certificates: { CERTIFICATES_KEY: secrets.certificatesKey },
  google: { GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount(secrets.googleKey, simulatorsUrl) },
})

/** One line a value, its line breaks written as \n; none of our keys holds a single quote. */
const toEnvFile = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}='${value.trimEnd().replaceAll('\n', '\\n')}'\n`)
    .join('')

/** Writes `keys.env` of every audience into its folder under `root`; the keys themselves are made once and kept in `root`/all. */
export function makeKeys(root: string, simulatorsUrl: string): void {
  const files = filesOf(secretsIn(join(root, 'all')), simulatorsUrl)
  for (const [audience, values] of Object.entries(files)) {
    const folder = join(root, audience)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const aside = join(folder, 'keys.env.new')
    writeFileSync(aside, toEnvFile(values), { mode: 0o600 })
    renameSync(aside, join(folder, 'keys.env'))
  }
}

if (import.meta.main) {
  makeKeys('/keys', process.env.SIMULATORS_URL ?? 'http://simulators:8090')
  console.log('keys: ready')
}
