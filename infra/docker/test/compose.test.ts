import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { AuthEnv } from '@izlog/auth/config'
import { DEMO_ADMIN } from '@izlog/auth/use-cases/seed-users'
import { SERVICES } from '@izlog/backup/databases'
import { fingerprintsOf, keyFoldersOf, keyOf, recipientsOf, storesOf } from '@izlog/backup/settings'
import { readCatalogConfig } from '@izlog/catalog/config'
import { DomainEnv } from '@izlog/domain/config'
import { multiline, readConfig } from '@izlog/kit/config'
import { REQUEST_ENDS_WITHIN_MS } from '@izlog/kit/http/server'
import { STOP_WITHIN_MS } from '@izlog/kit/main'
import { servicePublicKeys, serviceTokenVerifier, signServiceToken } from '@izlog/kit/security/service-token'
import { NotifierEnv } from '@izlog/notifier/config'
import { vapidOf } from '@izlog/notifier/push/vapid'
import { OrderEnv } from '@izlog/order/config'
import { readConfig as readSimulatorConfig } from '@izlog/simulators/config'
import { UpsellEnv } from '@izlog/upsell/config'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { appHost, httpsSuffix, platformHosts, platformScheme } from '../../../gateway/platform-hosts.ts'
import { TlsSyncEnv } from '../../../gateway/tls-sync/config.ts'
import { repoRoot } from '../../local/src/paths.ts'
import { services as embedded } from '../../local/src/run/services.ts'
import { keysConfig, layOutKeys, part, preset, read, services, volumes } from '../testing/compose.ts'

const demo = Object.fromEntries(
  Object.entries(parseEnv(read('infra/docker/demo.env'))).map(([name, value]) => [name, value ?? '']),
)
/** The variables that compose requires, as an operator would set them. */
const ASKED_FOR = { ADMIN_EMAIL: 'ana@izlog.rs', ADMIN_PASSWORD: 'a-long-password', S3_SECRET: 'a-long-secret' }
const [installation, demonstration] = [layOutKeys(keysConfig(ASKED_FOR)), layOutKeys(keysConfig(demo))]
const environmentOf = (name: string, settings: Record<string, string> = {}) =>
  installation.environmentOf(name, { ...ASKED_FOR, ...settings })
afterAll(() => {
  installation.stop()
  demonstration.stop()
})

describe('docker-compose.yml', () => {
  it('runs the services of the embedded stack, from the same files on the same ports', () => {
    for (const [name, { port }] of Object.entries(embedded)) {
      expect(part(name).command.at(-1)).toBe(`services/${name}/src/main.ts`)
      expect(part(name).environment.PORT).toBe(String(port))
    }
  })

  it('gives each process all that it needs to start', () => {
    expect(readConfig(AuthEnv, environmentOf('auth')).NODE_ENV).toBe('production')
    expect(readCatalogConfig(environmentOf('catalog')).files).toMatchObject({ kind: 's3', bucket: 'izlog' })
    expect(readConfig(OrderEnv, environmentOf('order')).CATALOG_URL).toBe('http://pages:3002')
    expect(readConfig(UpsellEnv, environmentOf('upsell')).ORDER_URL).toBe('http://order:3003')
    expect(readConfig(DomainEnv, environmentOf('domain')).INGRESS_IPS).toEqual(['127.0.0.1'])
    expect(
      readConfig(DomainEnv, { ...environmentOf('domain'), ACME_DIRECTORY_URL: 'https://acme.test/dir' }),
    ).toBeTruthy()
    expect(readConfig(TlsSyncEnv, environmentOf('tls-sync')).TLS_DIR).toBe('/certificates')
    expect(readConfig(NotifierEnv, environmentOf('notifier')).PUBLIC_URL).toBe('http://localhost:8080')
    expect(vapidOf(readConfig(NotifierEnv, environmentOf('notifier')))).toBeDefined()
  })

  it('speaks to what lies outside, and to simulators in the demo alone', () => {
    const outside = readConfig(NotifierEnv, environmentOf('notifier'))
    expect(outside).toMatchObject({
      TELEGRAM_API_URL: 'https://api.telegram.org',
      GOOGLE_SHEETS_API_URL: 'https://sheets.googleapis.com',
      META_GRAPH_URL: 'https://graph.facebook.com',
    })
    expect(outside.GOOGLE_SERVICE_ACCOUNT_JSON).toBeUndefined()
    expect(readCatalogConfig(environmentOf('pages')).META_PIXEL_SCRIPT_URL).toBe(
      'https://connect.facebook.net/en_US/fbevents.js',
    )
    for (const name of Object.keys(services).filter((one) => one !== 'simulators'))
      expect(JSON.stringify(environmentOf(name)), name).not.toMatch(/simulators|localhost:8090/)
    expect(part('simulators').profiles).toEqual(['demo'])
    expect(demo.COMPOSE_PROFILES).toBe('demo')

    const token_uri = 'http://simulators:8090/google/token'
    const tried = readConfig(NotifierEnv, demonstration.environmentOf('notifier', demo))
    expect(tried.TELEGRAM_API_URL).toBe('http://simulators:8090/telegram')
    expect(tried.GOOGLE_SERVICE_ACCOUNT_JSON).toMatchObject({ token_uri })
    expect(readSimulatorConfig(demonstration.environmentOf('simulators', demo)).serviceAccount).toMatchObject({
      token_uri,
    })
    expect(readCatalogConfig(demonstration.environmentOf('catalog', demo)).SHOPIFY_ACCESS_TOKEN).toBe(
      'demo-shopify-token',
    )
  })

  it('gives the process that shoppers reach none of the secrets of sellers’ work', () => {
    const secrets = { SYNC_KEY: 'k'.repeat(32), SHOPIFY_ACCESS_TOKEN: 'shopify', AI_API_KEY: 'ai' }
    expect(environmentOf('catalog', secrets)).toMatchObject({ SYNC_KEY: secrets.SYNC_KEY })
    for (const name of Object.keys(secrets)) expect(part('pages').environment, name).not.toHaveProperty(name)
  })

  it('lets an operator say which proxy stands before the gateway', () => {
    const lines = 'set_real_ip_from 10.0.0.0/8; real_ip_header X-Forwarded-For;'
    expect(environmentOf('gateway', { HTTP_LINES: lines }).HTTP_LINES).toBe(
      `resolver 127.0.0.11 valid=5s ipv6=off; ${lines}`,
    )
  })

  it('renders pages in processes that sellers’ work cannot starve, and asks them for all that shoppers read', () => {
    const rolesOf = (name: string) => readCatalogConfig(environmentOf(name)).ROLES
    expect([rolesOf('catalog'), rolesOf('pages')]).toEqual([['api'], ['pages']])
    expect(part('pages').command).toEqual(part('catalog').command)
    expect(part('gateway').depends_on).toHaveProperty('pages')
    expect(read('infra/docker/Dockerfile')).toMatch(/^ +PAGES_UPSTREAM="pages:3002 resolve"/m)
  })

  it('is an installation for customers, which asks who its administrator is, unless it is the demo on this machine alone', () => {
    const auth = readConfig(AuthEnv, environmentOf('auth'))
    expect(auth).toMatchObject({ NODE_ENV: 'production', SEED_DEMO: '0' })
    for (const name of ['ADMIN_EMAIL', 'ADMIN_PASSWORD'])
      expect(part('auth').environment[name], name).toMatch(new RegExp(`^\\$\\{${name}:\\?set .*ADMIN_PASSWORD`))
    expect(part('s3').environment.ROOT_SECRET_ACCESS_KEY).toMatch(/^\$\{S3_SECRET:\?set S3_SECRET/)
    const tried = readConfig(AuthEnv, demonstration.environmentOf('auth', demo))
    const { email, password } = DEMO_ADMIN
    expect(tried).toMatchObject({
      NODE_ENV: 'development',
      SEED_DEMO: '1',
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
    })
    for (const port of part('gateway').ports) expect(preset(port, demo)).toMatch(/^127\.0\.0\.1:/)
  })

  it('shows the keys of sessions to auth alone and the keys of sellers’ secrets to auth and notifier', () => {
    const seeing = (name: string) => Object.keys(services).filter((one) => environmentOf(one)[name] !== undefined)
    expect(seeing('JWT_PRIVATE_KEY')).toEqual(['auth'])
    expect(seeing('SECRETS_KEY')).toEqual(['auth', 'notifier'])
    expect(seeing('CERTIFICATES_KEY')).toEqual(['domain'])
    expect(seeing('VAPID_PRIVATE_KEY')).toEqual(['notifier'])
  })

  it('shows each service the key of its own calls, and no other’s', () => {
    const all = ['auth', 'catalog', 'pages', 'order', 'upsell', 'domain', 'notifier', 'tls-sync']
    const keyOf = (name: string) => environmentOf(name).SERVICE_KEY
    expect(keyOf('pages')).toBe(keyOf('catalog'))
    expect(new Set(all.map(keyOf)).size).toBe(7)
    const known = servicePublicKeys.parse(environmentOf('domain').SERVICE_PUBLIC_KEYS)
    const token = signServiceToken(multiline.parse(keyOf('tls-sync')), 'tls-sync', 'domain')
    expect(serviceTokenVerifier(known, 'domain')(token)).toBe('tls-sync')
  })

  it('watches the health and the memory of everything that stays', () => {
    for (const [name, { healthcheck, deploy }] of Object.entries(services)) {
      expect(healthcheck.disable ?? false, name).toBe(
        ['keys', 'bucket', 'store-users', 'backup', 'restore-keys', 'restore'].includes(name),
      )
      expect(deploy.resources.limits.memory, name).toMatch(/^\d+[mg]$/)
    }
  })

  it('gives what is ours no right that it does not need, and a file system that it cannot change', () => {
    for (const [name, { image, read_only, tmpfs, cap_drop, security_opt }] of Object.entries(services)) {
      expect(security_opt, name).toEqual(['no-new-privileges:true'])
      if (image.startsWith('izlog/'))
        expect({ read_only, tmpfs, cap_drop }, name).toMatchObject({
          read_only: true,
          tmpfs: [expect.stringMatching(/^\/tmp:/)],
          cap_drop: ['ALL'],
        })
    }
  })

  it('backs up and restores only when an operator asks, by settings that suffice', async () => {
    for (const name of ['backup', 'restore-keys', 'restore']) expect(part(name).profiles, name).toEqual(['backup'])
    const settings = { BACKUP_RECIPIENT: 'age1example', BACKUP_KEY: 'AGE-SECRET-KEY-1EXAMPLE' }
    const backup = environmentOf('backup', settings)
    expect(new URL(backup.MONGO_URL ?? '').username).toBe('izlog')
    expect(recipientsOf(backup)).toEqual(['age1example'])
    expect(await storesOf(backup)).toMatchObject({ namespace: 'izlog', postgresUrl: undefined })
    // The machine that makes backups cannot read them.
    expect(backup.BACKUP_KEY).toBeUndefined()
    for (const name of ['restore-keys', 'restore'])
      expect(keyOf(environmentOf(name, settings)), name).toBe(settings.BACKUP_KEY)
    expect(fingerprintsOf(backup)).toEqual([
      expect.stringMatching(/^SECRETS_KEY:k1:[0-9a-f]{64}$/),
      expect.stringMatching(/^CERTIFICATES_KEY:k1:/),
    ])
    expect(fingerprintsOf(environmentOf('restore', settings))).toEqual(fingerprintsOf(backup))
  })

  it('gives the commands of services that a restore runs the keys and the settings that they read', () => {
    const { MONGO_URL: _, ...around } = environmentOf('restore', { RSD_PER_EUR: '118' })
    const keysOf = (name: string) => parseEnv(readFileSync(join(installation.folder, name, 'keys.env'), 'utf8'))
    const given = (service: (typeof SERVICES)[number]) => {
      const folders = keyFoldersOf(service)
      for (const name of folders) expect(part('restore').volumes).toContain(`keys-${name}:/keys/${name}:ro`)
      return Object.assign({}, ...folders.map(keysOf), around)
    }
    const configs = {
      auth: readConfig(AuthEnv, given('auth')),
      catalog: readCatalogConfig(given('catalog')),
      order: readConfig(OrderEnv, given('order')),
      upsell: readConfig(UpsellEnv, given('upsell')),
      domain: readConfig(DomainEnv, given('domain')),
      notifier: readConfig(NotifierEnv, given('notifier')),
    }
    for (const service of SERVICES) expect(configs[service].MONGO_URL).toContain(`//${service}:`)
    expect(configs.order.RSD_PER_EUR).toBe(118)
    expect(part('restore').deploy.resources.limits.memory).toBe('2g')
  })

  it('kills no service before it has let its calls end', () => {
    const callsOf: Record<string, number> = {
      notifier: 3 * readConfig(NotifierEnv, environmentOf('notifier')).CALL_TIMEOUT_MS,
      catalog: 1000 * readCatalogConfig(environmentOf('catalog')).AI_TIMEOUT_S,
    }
    for (const name of Object.keys(embedded)) {
      const graceMs = 1000 * Number(/^(\d+)s$/.exec(part(name).stop_grace_period)?.[1])
      expect(graceMs, name).toBeGreaterThan(REQUEST_ENDS_WITHIN_MS + (callsOf[name] ?? 0) + STOP_WITHIN_MS)
    }
  })

  it('kills no gateway before its workers have cut what is still open', () => {
    const secondsOf = (text: string) => Number(/^(\d+)s$/.exec(text)?.[1])
    const [, given = ''] = /^ +WORKERS_END_WITHIN=(\S+) /m.exec(read('infra/docker/Dockerfile')) ?? []
    expect(1000 * secondsOf(given)).toBeGreaterThan(REQUEST_ENDS_WITHIN_MS)
    expect(secondsOf(part('gateway').stop_grace_period)).toBeGreaterThan(secondsOf(given))
  })

  it('waits for what it is told to wait for, and keeps its data in named volumes', () => {
    for (const [name, { depends_on, volumes: mounts }] of Object.entries(services)) {
      for (const other of Object.keys(depends_on)) expect(Object.keys(services), name).toContain(other)
      for (const mount of mounts) expect(Object.keys(volumes), name).toContain(mount.split(':')[0])
    }
  })

  it('opens only the gateway, and the simulators to this machine', () => {
    const open = Object.entries(services).flatMap(([name, { ports }]) => ports.map((port) => `${name} ${preset(port)}`))
    expect(open).toEqual(['simulators 127.0.0.1:8090:8090', 'gateway 0.0.0.0:8080:8080', 'gateway 0.0.0.0:8443:8443'])
    for (const store of ['mongo', 'kafka', 'redis', 's3']) expect(part(store).networks).toEqual(['stores'])
  })

  it('keeps what it acknowledges: a replica set, which the services name and the health check makes', () => {
    const { searchParams, host } = new URL(environmentOf('order').MONGO_URL ?? '')
    const { command, healthcheck } = part('mongo')
    expect(command.join(' ')).toContain(`--replSet ${searchParams.get('replicaSet')} `)
    expect(z.array(z.string()).parse(healthcheck.test).at(-1)).toMatch(
      new RegExp(
        `rs\\.initiate\\(\\{ _id: '${searchParams.get('replicaSet')}', members: \\[\\{ _id: 0, host: '${host}'`,
      ),
    )
  })

  it('names the version and the digest of every image that is not ours', () => {
    const built = [...read('infra/docker/Dockerfile').matchAll(/^ARG \w+_IMAGE=(.+)$/gm)].map(([, image]) => image)
    expect(built).toHaveLength(2)
    for (const image of [...Object.values(services).map(({ image }) => image), ...built])
      expect(image).toMatch(/^izlog\/|:v?\d+\.\d[\w.-]*@sha256:[0-9a-f]{64}$/)
  })
})

describe('the Dockerfile', () => {
  const dockerfile = read('infra/docker/Dockerfile')

  it('installs the package of every process that compose starts', () => {
    const installed = [...dockerfile.matchAll(/--omit=dev .+$/gm)].flatMap(([line]) =>
      [...line.matchAll(/-w (\S+)/g)].map(([, workspace]) => workspace),
    )
    const mains = Object.values(services).flatMap(({ command }) => command.filter((word) => word.endsWith('/main.ts')))
    expect(mains).toContain('gateway/tls-sync/main.ts')
    for (const main of mains) {
      expect(
        installed.some((workspace) => main.startsWith(`${workspace}/`)),
        main,
      ).toBe(true)
      expect(existsSync(join(repoRoot, main.replace(/(src\/)?main\.ts$/, 'package.json'))), main).toBe(true)
    }
  })

  it('gives every variable of the gateway’s template', () => {
    const names = new Set([...read('gateway/nginx.conf.template').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name))
    const gateway = dockerfile.slice(dockerfile.indexOf('AS gateway'))
    for (const name of names) expect(gateway).toMatch(new RegExp(`^ +${name}=`, 'm'))
  })

  it.each([
    ['http://localhost:8080', '', 'development'],
    ['https://izlog.rs', '', 'production'],
    ['https://izlog.rs', 'https://app.izlog.rs/', 'production'],
    ['https://izlog.rs', 'https://izlog.rs/', 'production'],
    ['http://localhost:8080', 'http://app.localhost:8080', 'development'],
    ['https://proba.izlog.rs:8443/', '', 'development'],
  ])('tells the gateway of %s and %s in %s which hosts are whose, as npm run up does', (publicUrl, appUrl, mode) => {
    const script = join(repoRoot, 'infra/docker/gateway.envsh')
    const configuredBy = (port: number) => {
      const env = {
        ...process.env,
        PUBLIC_URL: publicUrl,
        APP_URL: appUrl,
        NODE_ENV: mode,
        PLATFORM_HOSTS: '',
        TLS_PORT: String(port),
      }
      const print = `. "${script}"; printf '%s|' "$PLATFORM_HOSTS" "$PLATFORM_SCHEME" "$HTTPS_SUFFIX" "$PUBLIC_URL" "$APP_HOST" "$APP_URL"`
      return execFileSync('sh', ['-ec', print], { env, encoding: 'utf8' })
    }
    const app = appHost(publicUrl, appUrl)
    for (const port of [443, 8443])
      expect(configuredBy(port)).toBe(
        [
          platformHosts([publicUrl, appUrl], mode === 'production'),
          platformScheme(publicUrl),
          httpsSuffix(port),
          new URL(publicUrl).origin,
          app.APP_HOST,
          app.APP_URL,
        ]
          .map((value) => `${value}|`)
          .join(''),
      )
  })

  it('owns each folder that keys are written into, as the volume there takes over its owner', () => {
    const owned = dockerfile
      .replaceAll('\\\n', ' ')
      .match(/^RUN install -d -o node -g node (.+)$/m)?.[1]
      ?.split(/ +/)
    for (const mount of part('keys').volumes) expect(owned).toContain(mount.split(':')[1])
  })

  it('lets no container run as root', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1)
    const final = stages.filter((stage) => /^CMD /m.test(stage))
    expect(final.map((stage) => /^USER (\d+):/m.exec(stage)?.[1])).toEqual(['1000', '101'])
  })
})
