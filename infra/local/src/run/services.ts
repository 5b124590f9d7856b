import { join } from 'node:path'
import { repoRoot } from '../paths.ts'
import { checkedOutVersion } from './checked-out-version.ts'
import { pushKeysOf, type Secrets, serviceAccount, serviceKeyOf, servicePublicKeysOf } from './secrets.ts'

/** The values from which the services' environment is built. */
export type Surroundings = {
  publicUrl: string
  /** Empty when the app is served at `publicUrl`. */
  appUrl: string
  simulatorsUrl: string
  smtpUrl: string
  mongoUrl: string
  kafkaBrokers: string
  redisUrl: string
  secrets: Secrets
  uploadsDir: string
  /**
   * The local name server and ACME directory for custom domains. Without the name server the real DNS is used; without the directory no
   * certificates are issued.
   */
  custom?: { dnsServer: string | undefined; directory?: { url: string; trustedBy: string } | undefined } | undefined
  /** The URL of another service, by its name below. */
  urlOf(service: string): string
}

type Service = { port: number; env(around: Surroundings): Record<string, string> }

/** Who sends mail, and from whom. */
const mail = ({ smtpUrl }: Surroundings) => ({ SMTP_URL: smtpUrl, MAIL_FROM: 'Izlog <izlog@izlog.test>' })

const secretsKey = ({ secrets }: Surroundings) => ({ SECRETS_KEY: secrets.secretsKey })

/** The services of the embedded stack with their default ports. CONTRIBUTING.md, 'Add a service', lists what a further one needs. */
export const services = {
  auth: {
    port: 3001,
    env: (around) => ({
      ...secretsKey(around),
      ...mail(around),
      JWT_PRIVATE_KEY: around.secrets.jwtPrivateKey,
      SEED_DEMO: '1',
    }),
  },
  catalog: {
    port: 3002,
    env: ({ uploadsDir, simulatorsUrl, urlOf }) => ({
      UPLOADS_DIR: uploadsDir,
      WEB_DIST: webDist,
      AUTH_URL: urlOf('auth'),
      ORDER_URL: urlOf('order'),
      META_PIXEL_SCRIPT_URL: `${simulatorsUrl}/meta/pixel.js`,
      SHOPIFY_STORE_URL: `${simulatorsUrl}/shopify`,
      SHOPIFY_ACCESS_TOKEN: 'demo-shopify-token',
    }),
  },
  order: { port: 3003, env: ({ urlOf }) => ({ CATALOG_URL: urlOf('catalog') }) },
  upsell: { port: 3004, env: ({ urlOf }) => ({ CATALOG_URL: urlOf('catalog'), ORDER_URL: urlOf('order') }) },
  domain: {
    port: 3005,
    env: ({ custom, secrets }) => ({
      CNAME_TARGET: 'localhost',
      INGRESS_IPS: '127.0.0.1',
      CERTIFICATES_KEY: secrets.certificatesKey,
      ...(custom?.dnsServer ? { DNS_SERVERS: custom.dnsServer } : {}),
      ...(custom?.directory ? { ACME_DIRECTORY_URL: custom.directory.url } : {}),
    }),
  },
  notifier: {
    port: 3006,
    env: (around) => ({
      ...secretsKey(around),
      ...mail(around),
      ...pushKeysOf(around.secrets),
      AUTH_URL: around.urlOf('auth'),
      TELEGRAM_API_URL: `${around.simulatorsUrl}/telegram`,
      GOOGLE_SHEETS_API_URL: `${around.simulatorsUrl}/sheets`,
      GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount(around.secrets.googleKey, around.simulatorsUrl),
      META_GRAPH_URL: `${around.simulatorsUrl}/meta`,
      META_ACCESS_TOKEN: 'demo-meta-token',
      PLATFORM_PIXEL_ID: '123456789012345',
      TRACKIFY_ME_URL: `${around.simulatorsUrl}/trackify/me`,
      TRACKIFY_RS_URL: `${around.simulatorsUrl}/trackify/rs`,
    }),
  },
} as const satisfies Record<string, Service>

export type ServiceName = keyof typeof services
export const serviceNames = Object.keys(services) as ServiceName[]

/** The folder of the built web. */
export const webDist = join(repoRoot, 'web/dist')

/** Settings that environment variables may override, for example with addresses of real services. */
const presets = (name: ServiceName, around: Surroundings): Record<string, string> => ({
  LOG_LEVEL: 'info',
  OTEL_SERVICE_NAME: name,
  VERSION: checkedOutVersion(),
  ...services[name].env(around),
})

/** Settings that follow from the wiring of the stack, so environment variables must not override them. */
const wiring = (name: ServiceName | 'tls-sync', around: Surroundings): Record<string, string> => ({
  NODE_ENV: process.env.NODE_ENV === 'production' ? 'production' : 'development', // and not 'test', when a test runs the whole system
  PUBLIC_URL: around.publicUrl,
  APP_URL: around.appUrl,
  MONGO_URL: around.mongoUrl,
  KAFKA_BROKERS: around.kafkaBrokers,
  REDIS_URL: around.redisUrl,
  JWT_PUBLIC_KEY: around.secrets.jwtPublicKey,
  SERVICE_KEY: serviceKeyOf(around.secrets, name),
  SERVICE_PUBLIC_KEYS: servicePublicKeysOf(around.secrets),
  ...(around.custom?.directory ? { NODE_EXTRA_CA_CERTS: around.custom.directory.trustedBy } : {}),
})

/** Variables of the current environment; empty ones count as unset. */
const ours = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** The settings that the stack gives a service, without the current environment. */
export const settingsOf = (name: ServiceName, around: Surroundings): Record<string, string> => ({
  ...presets(name, around),
  ...wiring(name, around),
})

/** The complete environment of a service. */
export const environmentOf = (name: ServiceName, around: Surroundings): Record<string, string> => ({
  ...presets(name, around),
  ...ours(),
  ...wiring(name, around),
})

/** The environment of the process that writes certificates for nginx. */
export const tlsSyncEnvironment = (around: Surroundings): Record<string, string> => ({
  LOG_LEVEL: 'info',
  OTEL_SERVICE_NAME: 'tls-sync',
  ...ours(),
  ...wiring('tls-sync', around),
})
