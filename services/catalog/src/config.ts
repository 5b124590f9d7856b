import { fileURLToPath } from 'node:url'
import { baseEnv, limit, readConfig } from '@izlog/kit/config'
import { z } from 'zod'
import type { S3Place } from './adapters/files/s3-file-store.ts'

const ROLES = ['api', 'pages'] as const
export type CatalogRole = (typeof ROLES)[number]

/** Compose passes unset variables on as empty strings. */
const blankable = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** Where pictures are stored: a local folder, or S3. */
export const filesEnv = {
  UPLOADS_DIR: z.string().min(1).optional(),
  S3_URL: z.url().optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_KEY: z.string().min(1).optional(),
  S3_SECRET: z.string().min(1).optional(),
}
const FilesEnv = z.object(filesEnv)
type FilesPlace = { kind: 'folder'; path: string } | ({ kind: 's3' } & S3Place)

/** The one of the two places that is set; undefined when neither is, or S3 in part. */
export function filesPlaceOf({
  UPLOADS_DIR,
  S3_URL,
  S3_BUCKET,
  S3_KEY,
  S3_SECRET,
}: z.infer<typeof FilesEnv>): FilesPlace | undefined {
  if (S3_URL && S3_BUCKET && S3_KEY && S3_SECRET)
    return { kind: 's3', url: S3_URL, bucket: S3_BUCKET, key: S3_KEY, secret: S3_SECRET }
  return S3_URL === undefined && UPLOADS_DIR ? { kind: 'folder', path: UPLOADS_DIR } : undefined
}

export const CatalogEnv = z
  .object({
    ...baseEnv,
    PORT: z.coerce.number().int().nonnegative().default(3002),
    /** What this process serves: `api` (the sellers' endpoints), `pages` (rendered pages) or both; public endpoints read by shoppers' browsers are always served. */
    ROLES: z
      .string()
      .default(ROLES.join(','))
      .transform((list) => list.split(','))
      .pipe(z.array(z.enum(ROLES)).min(1)),
    ...filesEnv,
    /** Folder of the built web. */
    WEB_DIST: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../../../web/dist', import.meta.url))),
    META_PIXEL_SCRIPT_URL: z.url().default('https://connect.facebook.net/en_US/fbevents.js'),
    /** The shop that pages are pushed to: 'ime.myshopify.com' or a whole address. Without address and token the feature is off. */
    SHOPIFY_STORE_URL: blankable(
      z
        .string()
        .transform((url) => (/^https?:/.test(url) ? url : `https://${url}`))
        .pipe(httpUrl),
    ),
    SHOPIFY_ACCESS_TOKEN: blankable(z.string()),
    /** Shopify supports each version for a year. */
    SHOPIFY_API_VERSION: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .default('2026-07'),
    AUTH_URL: httpUrl.default('http://localhost:3001'),
    ORDER_URL: httpUrl.default('http://localhost:3003'),
    /** The other installations, separated by commas; they share the same SYNC_KEY. */
    SYNC_TARGETS: z
      .string()
      .default('')
      .transform((list) => list.split(',').map((url) => url.trim()))
      .transform((list) => list.filter(Boolean))
      .pipe(z.array(httpUrl)),
    /** Signs requests between installations; without it none are sent or accepted. */
    SYNC_KEY: blankable(z.string().min(32)),
    /** Page views, per IP address. */
    LIMIT_VIEWS_PER_MINUTE: limit(120),
    /** Heartbeats of open pages with honest figures (three a minute from each), per IP address. */
    LIMIT_STAYS_PER_MINUTE: limit(240),
    /** Lists and searches that are not cached, per IP address: mobile operators share one among many phones. */
    LIMIT_SEARCHES_PER_10_SECONDS: limit(240),
    /** Connection tests and pushes, per seller. */
    LIMIT_TESTS_PER_MINUTE: limit(20),
    /** Per seller. */
    LIMIT_UPLOADS_PER_MINUTE: limit(60),
    /** A model with an OpenAI-compatible API; without it the built-in writer is used. */
    AI_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    /** Servers with a single model ignore its name. */
    AI_MODEL: z.string().min(1).default('default'),
    AI_API_KEY: z.string().min(1).optional(),
    /** Seconds for one page, repairs included; the gateway waits 120 s for a whole creation. */
    AI_TIMEOUT_S: z.coerce.number().positive().max(100).default(75),
    /** Whether the product's first picture is sent to the model. */
    AI_PICTURES: z.stringbool().default(false),
    /** The model's price per million tokens, for the log; in any currency. */
    AI_PRICE_IN: z.coerce.number().nonnegative().default(0),
    AI_PRICE_OUT: z.coerce.number().nonnegative().default(0),
    /** Per seller. */
    LIMIT_AI_TOKENS_PER_DAY: limit(500_000),
    /** Per seller: pages, and separately the same number of section proposals. */
    LIMIT_GENERATIONS_PER_HOUR: limit(60),
    /** Product links read, per seller. */
    LIMIT_LINKS_PER_MINUTE: limit(20),
  })
  .transform(({ UPLOADS_DIR, S3_URL, S3_BUCKET, S3_KEY, S3_SECRET, ...rest }, context) => {
    const files = filesPlaceOf({ UPLOADS_DIR, S3_URL, S3_BUCKET, S3_KEY, S3_SECRET })
    if (files) return { ...rest, files }
    context.addIssue({
      code: 'custom',
      message: 'UPLOADS_DIR, or S3_URL with S3_BUCKET, S3_KEY and S3_SECRET, must say where pictures are kept',
    })
    return z.NEVER
  })

export type CatalogConfig = z.infer<typeof CatalogEnv>

/** Reads the service's environment. Throws one error that lists every fault. */
export const readCatalogConfig = (env: NodeJS.ProcessEnv): CatalogConfig => readConfig(CatalogEnv, env)
