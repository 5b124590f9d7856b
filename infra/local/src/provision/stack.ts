import { which } from '../shell.ts'
import { isProvisioned } from './cached.ts'
import { type DebianPackage, installPackages, packages } from './debian-packages.ts'
import { ferretdbBinary } from './ferretdb.ts'
import { type KafkaParts, kafkaPart, kafkaParts } from './kafka.ts'
import { postgresPart, postgresRoot } from './postgres-root.ts'

/** How to reach each store: a URL from the environment, or the programs to run it from. */
export type StoreParts = {
  mongo: { url: string } | { mongod: string } | { postgresRoot: string; ferretdb: string }
  kafka: { brokers: string } | KafkaParts
  redis: { url: string } | { server: string }
}

type Env = { MONGO_URL?: string | undefined; KAFKA_BROKERS?: string | undefined; REDIS_URL?: string | undefined }

/**
 * The Debian packages that the stores need, so that all missing ones are reported at once. Packages that only build a part are left out once
 * that part is provisioned.
 */
function packagesForStores(env: Env): DebianPackage[] {
  const embedsMongo = !env.MONGO_URL && which('mongod') === undefined
  return [
    ...(embedsMongo ? [packages.bubblewrap] : []),
    ...(embedsMongo && !isProvisioned(postgresPart) ? [packages.mmdebstrap] : []),
    ...(!env.KAFKA_BROKERS && !isProvisioned(kafkaPart) ? [packages.maven] : []),
    ...(env.REDIS_URL ? [] : [packages.redis]),
  ]
}

export const gatewayPackages = [packages.nginx, packages.brotliFilter, packages.brotliStatic]
export const loadPackages = [packages.wrk]
export const browserPackages = [packages.chromium]
export const observePackages = [packages.prometheus]

/** Provisions everything that the stores need to start; a store whose URL is in the environment is skipped. */
export async function provisionStores(env: Env = process.env, others: DebianPackage[] = []): Promise<StoreParts> {
  await installPackages([...packagesForStores(env), ...others])
  const [mongo, kafka] = await Promise.all([
    mongoParts(env),
    env.KAFKA_BROKERS ? { brokers: env.KAFKA_BROKERS } : kafkaParts(),
  ])
  return {
    mongo,
    kafka,
    redis: env.REDIS_URL ? { url: env.REDIS_URL } : { server: which('redis-server') ?? 'redis-server' },
  }
}

async function mongoParts(env: Env): Promise<StoreParts['mongo']> {
  if (env.MONGO_URL) return { url: env.MONGO_URL }
  const mongod = which('mongod')
  if (mongod) return { mongod }
  const [root, ferretdb] = await Promise.all([postgresRoot(), ferretdbBinary()])
  return { postgresRoot: root, ferretdb }
}
