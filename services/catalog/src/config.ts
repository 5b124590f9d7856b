import { fileURLToPath } from 'node:url'
import { baseEnv, limit, readConfig } from '@izlog/kit/config'
import { z } from 'zod'

const ROLES = ['api', 'pages'] as const
export type CatalogRole = (typeof ROLES)[number]

/** Where compose passes on what nobody has set. */
const blankable = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

const CatalogEnv = z
  .object({
    ...baseEnv,
    PORT: z.coerce.number().int().nonnegative().default(3002),
    /** What this process serves: `api` (what sellers do), `pages` or both; what shoppers' browsers read besides, either serves. */
    ROLES: z
      .string()
      .default(ROLES.join(','))
      .transform((list) => list.split(','))
      .pipe(z.array(z.enum(ROLES)).min(1)),
    /** Where pictures are kept: a folder of this machine, or S3. */
    UPLOADS_DIR: z.string().min(1).optional(),
    S3_URL: z.url().optional(),
    S3_BUCKET: z.string().min(1).optional(),
    S3_KEY: z.string().min(1).optional(),
    S3_SECRET: z.string().min(1).optional(),
    /** Folder of the built web. */
    WEB_DIST: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../../../web/dist', import.meta.url))),
    META_PIXEL_SCRIPT_URL: z.url().default('https://connect.facebook.net/en_US/fbevents.js'),
    /** The shop that pages are pushed to, 'ime.myshopify.com' or a whole address; without both it is not set up. */
    SHOPIFY_STORE_URL: blankable(
      z
        .string()
        .transform((url) => (/^https?:/.test(url) ? url : `https://${url}`))
        .pipe(httpUrl),
    ),
    SHOPIFY_ACCESS_TOKEN: blankable(z.string()),
    /** Shopify keeps a version for a year. */
    SHOPIFY_API_VERSION: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .default('2026-07'),
    AUTH_URL: httpUrl.default('http://localhost:3001'),
    ORDER_URL: httpUrl.default('http://localhost:3003'),
    /** The other installations, separated by commas; they hold the same SYNC_KEY. */
    SYNC_TARGETS: z
      .string()
      .default('')
      .transform((list) => list.split(',').map((url) => url.trim()))
      .transform((list) => list.filter(Boolean))
      .pipe(z.array(httpUrl)),
    /** Signs what installations send each other; without it nothing is sent or received. */
    SYNC_KEY: blankable(z.string().min(32)),
    /** Pages opened, per address. */
    LIMIT_VIEWS_PER_MINUTE: limit(120),
    /** Pages with honest figures that say they are open still, each three times a minute, per address. */
    LIMIT_STAYS_PER_MINUTE: limit(240),
    /** Lists and searches of products that no cache answers, per address: many phones share one at their operator. */
    LIMIT_SEARCHES_PER_10_SECONDS: limit(240),
    /** Tests of connections and pushes, per seller. */
    LIMIT_TESTS_PER_MINUTE: limit(20),
    /** Per seller. */
    LIMIT_UPLOADS_PER_MINUTE: limit(60),
    /** A model that speaks the OpenAI protocol; without it the built-in writer writes. */
    AI_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    /** Servers with one model pass over its name. */
    AI_MODEL: z.string().min(1).default('default'),
    AI_API_KEY: z.string().min(1).optional(),
    /** Seconds for one page, repairs included; the gateway waits 120 s for all of a creation. */
    AI_TIMEOUT_S: z.coerce.number().positive().max(100).default(75),
    /** Whether the model looks at pictures: the product's first one goes along. */
    AI_PICTURES: z.stringbool().default(false),
    /** What the model asks per million tokens, for the log; in any currency. */
    AI_PRICE_IN: z.coerce.number().nonnegative().default(0),
    AI_PRICE_OUT: z.coerce.number().nonnegative().default(0),
    /** Per seller. */
    LIMIT_AI_TOKENS_PER_DAY: limit(500_000),
    /** Per seller: pages, and as many proposals for single sections. */
    LIMIT_GENERATIONS_PER_HOUR: limit(60),
    /** Product links read, per seller. */
    LIMIT_LINKS_PER_MINUTE: limit(20),
  })
  .transform(({ UPLOADS_DIR, S3_URL, S3_BUCKET, S3_KEY, S3_SECRET, ...rest }, context) => {
    if (S3_URL && S3_BUCKET && S3_KEY && S3_SECRET)
      return { ...rest, files: { kind: 's3', url: S3_URL, bucket: S3_BUCKET, key: S3_KEY, secret: S3_SECRET } as const }
    if (S3_URL === undefined && UPLOADS_DIR) return { ...rest, files: { kind: 'folder', path: UPLOADS_DIR } as const }
    context.addIssue({
      code: 'custom',
      message: 'UPLOADS_DIR, or S3_URL with S3_BUCKET, S3_KEY and S3_SECRET, must say where pictures are kept',
    })
    return z.NEVER
  })

export type CatalogConfig = z.infer<typeof CatalogEnv>

/** The service's environment. Throws one error that names every fault. */
export const readCatalogConfig = (env: NodeJS.ProcessEnv): CatalogConfig => readConfig(CatalogEnv, env)
