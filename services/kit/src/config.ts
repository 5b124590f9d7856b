import { z } from 'zod'
import { servicePublicKeys } from './security/service-token.ts'

/** A PEM or JSON value on one line, with line breaks written as `\n`. */
export const multiline = z
  .string()
  .min(1)
  .transform((value) => value.replaceAll('\\n', '\n'))

/** A limit named LIMIT_…; 0 means none. */
export const limit = (preset: number) => z.coerce.number().int().nonnegative().default(preset)

/** How a process finds Kafka. */
export const kafkaEnv = {
  KAFKA_BROKERS: z
    .string()
    .min(1)
    .transform((list) => list.split(',')),
  /** User for SASL; empty: no authentication. */
  KAFKA_USERNAME: z.string().default(''),
  KAFKA_PASSWORD: z.string().default(''),
  KAFKA_SASL: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).default('plain'),
  KAFKA_TLS: z.stringbool().default(false),
  /** PEM of the authorities that vouch for the brokers, instead of the public ones; with it TLS is on. */
  KAFKA_CA_FILE: z.string().min(1).optional(),
  KAFKA_PARTITIONS: z.coerce.number().int().positive().default(6),
}

/** The environment variables of every service. */
export const baseEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** z.url() would refuse a list of hosts. */
  MONGO_URL: z.string().startsWith('mongodb'),
  ...kafkaEnv,
  REDIS_URL: z.string().startsWith('redis'),
  /** Which release runs, for the operator's page; the images and `npm run up` set it. */
  VERSION: z.string().max(60).default(''),
  /** The process's name in telemetry and on the operator's page, where processes of one service do different work. */
  OTEL_SERVICE_NAME: z.string().max(60).optional(),
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  /** The app's origin if it has its own host; then PUBLIC_URL serves only pages. Both have the same scheme. Empty: one host serves both. */
  APP_URL: z.preprocess(
    (url) => url || undefined,
    z
      .url()
      .transform((url) => new URL(url).origin)
      .optional(),
  ),
  /** Prefix of databases, topics, groups and Redis keys: installations on the same stack are separated by it. */
  NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('izlog'),
  /** ES256 public key of auth's session tokens, PEM. */
  JWT_PUBLIC_KEY: multiline,
  /** ES256 private key that signs this service's calls to others, PEM; its public half is among SERVICE_PUBLIC_KEYS everywhere. */
  SERVICE_KEY: multiline,
  SERVICE_PUBLIC_KEYS: servicePublicKeys,
  /** How long (ms) a call to the store may wait for a connection, and then for its answer; 0: no limit. */
  STORE_WITHIN_MS: z.coerce.number().int().nonnegative().default(10_000),
  /** How long (ms) Redis and other services may take to answer. */
  ANSWER_WITHIN_MS: z.coerce.number().int().positive().default(1000),
} as const
const BaseEnv = z.object(baseEnv)
export type BaseConfig = z.infer<typeof BaseEnv>

/** Whether users sign in over https; the session cookie's name then begins with `__Host-`. */
export const isSecure = ({ APP_URL, PUBLIC_URL }: Pick<BaseConfig, 'APP_URL' | 'PUBLIC_URL'>): boolean =>
  (APP_URL ?? PUBLIC_URL).startsWith('https:')

/** The app's origin if it has its own host, else undefined. */
export const ownAppUrl = ({ APP_URL, PUBLIC_URL }: Pick<BaseConfig, 'APP_URL' | 'PUBLIC_URL'>): string | undefined =>
  APP_URL && new URL(APP_URL).hostname !== new URL(PUBLIC_URL).hostname ? APP_URL : undefined

/** Reads a service's whole environment at once. Throws one error that lists every fault. */
export function readConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.infer<S> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`)
}
