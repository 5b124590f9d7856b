import { z } from 'zod'
import { servicePublicKeys } from './security/service-token.ts'

/** A PEM or JSON value on one line: `\n` written out stands for a line break. */
export const multiline = z
  .string()
  .min(1)
  .transform((value) => value.replaceAll('\\n', '\n'))

/** A limit named LIMIT_…; 0 means none. */
export const limit = (preset: number) => z.coerce.number().int().nonnegative().default(preset)

/** What every service reads from its environment. */
export const baseEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** z.url() would refuse a list of hosts. */
  MONGO_URL: z.string().startsWith('mongodb'),
  KAFKA_BROKERS: z
    .string()
    .min(1)
    .transform((list) => list.split(',')),
  /** As whom Kafka is asked, by SASL/PLAIN; empty: it asks nobody's name. */
  KAFKA_USERNAME: z.string().default(''),
  KAFKA_PASSWORD: z.string().default(''),
  KAFKA_PARTITIONS: z.coerce.number().int().positive().default(6),
  REDIS_URL: z.string().startsWith('redis'),
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  /** The origin of the app, where it has a host of its own and PUBLIC_URL is of pages alone; the same scheme. Empty: both are one. */
  APP_URL: z.preprocess(
    (url) => url || undefined,
    z
      .url()
      .transform((url) => new URL(url).origin)
      .optional(),
  ),
  /** Databases, topics, groups and Redis keys of one installation; others of the same stack never meet it. */
  NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('izlog'),
  /** ES256 public key of auth's session tokens, PEM. */
  JWT_PUBLIC_KEY: multiline,
  /** ES256 private key that signs this service's calls to others, PEM; its public half is among SERVICE_PUBLIC_KEYS everywhere. */
  SERVICE_KEY: multiline,
  SERVICE_PUBLIC_KEYS: servicePublicKeys,
  /** How long a call to the store may wait for a connection, and for its answer, ms; 0: no limit. */
  STORE_WITHIN_MS: z.coerce.number().int().nonnegative().default(10_000),
  /** How long Redis and other services may take to answer, ms. */
  ANSWER_WITHIN_MS: z.coerce.number().int().positive().default(1000),
} as const
const BaseEnv = z.object(baseEnv)
export type BaseConfig = z.infer<typeof BaseEnv>

/** Whether people sign in over https: their cookie's name then begins with __Host-. */
export const isSecure = ({ APP_URL, PUBLIC_URL }: Pick<BaseConfig, 'APP_URL' | 'PUBLIC_URL'>): boolean =>
  (APP_URL ?? PUBLIC_URL).startsWith('https:')

/** The origin of the app where it has a host of its own. */
export const ownAppUrl = ({ APP_URL, PUBLIC_URL }: Pick<BaseConfig, 'APP_URL' | 'PUBLIC_URL'>): string | undefined =>
  APP_URL && new URL(APP_URL).hostname !== new URL(PUBLIC_URL).hostname ? APP_URL : undefined

/** Reads a service's whole environment at once. Throws one error that names every fault. */
export function readConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.infer<S> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`)
}
