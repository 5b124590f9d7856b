import { join } from 'node:path'
import { readConfig } from '@izlog/kit/config'
import { secretsIn, storePassword } from '../local/src/run/secrets.ts'
import { type KeysConfig, KeysEnv, keysByAudience, toEnvFile } from './make-keys.ts'
import { kafkaLogin, storeFiles } from './store-users.ts'

/** Services that KEDA scales by the lag of their groups, which it reads by their users. */
const SCALED_BY_LAG = ['order', 'notifier'] as const

/** The Secrets of Kubernetes, by name: what `makeKeys` lays out in folders. The keys themselves are generated once and stored in `root`/all. */
export function secretsOfKubernetes(root: string, config: KeysConfig): Record<string, Record<string, string>> {
  const secrets = secretsIn(join(root, 'all'))
  const files = storeFiles(secrets, config)
  return {
    ...Object.fromEntries(
      Object.entries(keysByAudience(secrets, config))
        .filter(([, values]) => Object.keys(values).length > 0)
        .map(([audience, values]) => [`keys-${audience}`, { 'keys.env': toEnvFile(values) }]),
    ),
    'keys-mongo': { password: files['mongo/password'] },
    'keys-kafka': { users: kafkaLogin(secrets) },
    'keys-redis': { 'user.acl': files['redis/users.acl'] },
    ...Object.fromEntries(
      SCALED_BY_LAG.map((service) => [
        `lag-of-${service}`,
        { username: service, password: storePassword(secrets, 'kafka', service) },
      ]),
    ),
  }
}

if (import.meta.main) {
  const items = Object.entries(secretsOfKubernetes('/keys', readConfig(KeysEnv, process.env))).map(
    ([name, stringData]) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData }),
  )
  console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }))
}
