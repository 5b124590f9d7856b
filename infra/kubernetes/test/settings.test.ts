import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AuthEnv } from '@izlog/auth/config'
import { fingerprintsOf, keyOf, recipientsOf, storesOf } from '@izlog/backup/settings'
import { CatalogEnv } from '@izlog/catalog/config'
import { DomainEnv } from '@izlog/domain/config'
import { readConfig } from '@izlog/kit/config'
import { NotifierEnv } from '@izlog/notifier/config'
import { OrderEnv } from '@izlog/order/config'
import { UpsellEnv } from '@izlog/upsell/config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { TlsSyncEnv } from '../../../gateway/tls-sync/config.ts'
import { KeysEnv } from '../../docker/make-keys.ts'
import { secretsOfKubernetes } from '../../docker/make-secrets.ts'
import { repoRoot } from '../../local/src/paths.ts'
import { environmentOf } from '../testing/environment.ts'
import { folder, renderOverlays } from '../testing/manifests.ts'

const PROCESSES: Record<string, { env: z.ZodType; names: string[]; elsewhere?: string[] }> = {
  auth: { env: AuthEnv, names: Object.keys(AuthEnv.shape) },
  // Pictures lie in S3, which instances share.
  catalog: { env: CatalogEnv, names: Object.keys(CatalogEnv.in.shape), elsewhere: ['UPLOADS_DIR'] },
  order: { env: OrderEnv, names: Object.keys(OrderEnv.shape) },
  upsell: { env: UpsellEnv, names: Object.keys(UpsellEnv.shape) },
  domain: { env: DomainEnv, names: Object.keys(DomainEnv.shape) },
  notifier: { env: NotifierEnv, names: Object.keys(NotifierEnv.shape) },
  'tls-sync': { env: TlsSyncEnv, names: Object.keys(TlsSyncEnv.shape) },
}
const SELLERS_SECRETS = { SYNC_KEY: 'k'.repeat(32), SHOPIFY_ACCESS_TOKEN: 'shopify', AI_API_KEY: 'ai' }
/** What an operator puts into Secrets by hand, as README.md lists it. */
const BY_HAND: Record<string, Record<string, string>> = {
  auth: { ADMIN_EMAIL: 'ana@izlog.rs', ADMIN_PASSWORD: 'a-long-password', SMTP_URL: 'smtps://u:p@mail.example' },
  catalog: SELLERS_SECRETS,
  notifier: {
    SMTP_URL: 'smtps://u:p@mail.example',
    GOOGLE_SERVICE_ACCOUNT_JSON: '{"client_email":"a@b.example","private_key":"key"}',
    META_ACCESS_TOKEN: 'meta',
  },
  pictures: { S3_KEY: 'key', S3_SECRET: 'secret' },
  backup: { BACKUP_RECIPIENT: 'age1example' },
  restore: { BACKUP_KEY: 'AGE-SECRET-KEY-1EXAMPLE', REPLACE: '--replace' },
  kafka: { KAFKA_USERNAME: 'one-for-all', KAFKA_PASSWORD: 'password' },
}

const keys = mkdtempSync(join(tmpdir(), 'izlog-keys-'))
const made = secretsOfKubernetes(
  keys,
  readConfig(KeysEnv, { MONGO_URL: 'mongodb://mongo-0.mongo-svc:27017/?replicaSet=mongo', REDIS_URL: 'redis://redis' }),
)
const secrets = { ...BY_HAND, ...made }
let overlays: Awaited<ReturnType<typeof renderOverlays>>
beforeAll(async () => {
  overlays = await renderOverlays()
})
afterAll(() => rmSync(keys, { recursive: true, force: true }))

const given = (name: string) => environmentOf(overlays.production, name, secrets)
const fileOf = (name: string) => (name === 'tls-sync' ? 'gateway/tls-sync.env' : `${name}/settings.env`)
/** Settings that files leave to their defaults: lines such as `#POLL_MS=1000`. */
const leftToDefault = (files: readonly string[]): Record<string, string> => {
  const text = files.map((file) => readFileSync(join(folder, 'base', file), 'utf8')).join('\n')
  return Object.fromEntries([...text.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]))
}
const ofTelemetry = (name: string) => name.startsWith('OTEL_')

describe.each(Object.entries(PROCESSES))('the settings of %s', (name, { env, names, elsewhere = [] }) => {
  it('are all that it needs to start, in each overlay, also with the Secrets that must be there alone', () => {
    const mustBe = { ...made, auth: BY_HAND.auth ?? {}, pictures: BY_HAND.pictures ?? {} }
    for (const installation of Object.values(overlays))
      for (const found of [secrets, mustBe])
        expect(env.parse(environmentOf(installation, name, found))).toMatchObject({ KAFKA_PARTITIONS: 12 })
  })

  it('are given, or stand in its file with their default', () => {
    const left = leftToDefault(['settings.env', fileOf(name)])
    const shown = [...Object.keys(given(name)), ...Object.keys(left)]
    expect(names.filter((setting) => !shown.includes(setting)).sort()).toEqual(elsewhere)
    const unset = Object.entries(left).filter(([, value]) => value !== '')
    expect(env.parse({ ...Object.fromEntries(unset), ...given(name) })).toEqual(env.parse(given(name)))
  })

  it('are none that it does not know', () => {
    const own = Object.keys(leftToDefault([fileOf(name)]))
    expect(
      [...Object.keys(given(name)), ...own].filter((setting) => !names.includes(setting) && !ofTelemetry(setting)),
    ).toEqual([])
  })
})

describe('the settings of pages', () => {
  it('are those of catalog, without the secrets of sellers’ work', () => {
    expect(CatalogEnv.parse(given('pages'))).toMatchObject({ ROLES: ['pages'], files: { kind: 's3', bucket: 'izlog' } })
    const known = CatalogEnv.in.shape
    for (const setting of [...Object.keys(given('pages')), ...Object.keys(leftToDefault([fileOf('pages')]))])
      expect(ofTelemetry(setting) || setting in known, setting).toBe(true)
    for (const secret of Object.keys(SELLERS_SECRETS)) expect(given('pages')).not.toHaveProperty(secret)
  })
})

describe('the settings of the gateway', () => {
  it('name every service by its whole name, where it listens', () => {
    const { AUTH_UPSTREAM, ...others } = given('gateway')
    expect(AUTH_UPSTREAM).toBe('auth.izlog.svc.cluster.local:3001 resolve')
    const upstreams = Object.entries(others).filter(([name]) => name.endsWith('_UPSTREAM'))
    for (const [name, address] of upstreams) {
      const service = name.replace('_UPSTREAM', '').toLowerCase()
      const { containerPort } = overlays.small.process(service).container.ports[0] ?? {}
      expect(address).toBe(`${service}.izlog.svc.cluster.local:${containerPort} resolve`)
    }
    expect(upstreams).toHaveLength(6)
  })

  it('are variables that its image knows', () => {
    const image = readFileSync(join(repoRoot, 'infra/docker/Dockerfile'), 'utf8')
    const script = readFileSync(join(repoRoot, 'infra/docker/gateway.envsh'), 'utf8')
    for (const name of Object.keys(given('gateway')))
      expect(`${image}${script}`, name).toMatch(new RegExp(`\\b${name}\\b`))
  })
})

describe('the settings of the jobs', () => {
  it('suffice to back up, to restore by the services’ own commands, and to set topics', async () => {
    const operators = (name: string) => environmentOf(overlays.operators, name, secrets)
    const backup = operators('backup')
    expect(await storesOf(backup)).toMatchObject({ namespace: 'izlog', mongoUrl: expect.stringContaining('//izlog:') })
    expect(recipientsOf(backup)).toEqual(['age1example'])
    expect(fingerprintsOf(backup)).toHaveLength(2)
    expect(JSON.stringify(backup)).not.toContain(given('auth').SECRETS_KEY?.split(':')[1])
    const { MONGO_URL: _, ...around } = operators('restore')
    expect(keyOf(around)).toBe(secrets.restore?.BACKUP_KEY)
    expect(fingerprintsOf(around)).toEqual(fingerprintsOf(backup))
    const { command, env: own } = overlays.operators.process('restore').container
    expect(command.at(-1)).toBe('$(REPLACE)')
    expect(around.REPLACE).toBe('--replace')
    const rate = own.find(({ name }) => name === 'RSD_PER_EUR')?.valueFrom.configMapKeyRef
    expect(overlays.operators.settingsOf(rate?.name ?? '')).toMatchObject({ CATALOG_URL: 'http://pages:3002' })
    for (const [name, { env }] of Object.entries(PROCESSES))
      if (name !== 'tls-sync') expect(env.safeParse({ ...operators(name), ...around }).error, name).toBeUndefined()
    const { kafka: __, ...withoutManaged } = secrets
    expect(environmentOf(overlays.operators, 'topics', withoutManaged)).toMatchObject({ KAFKA_USERNAME: 'kafka' })
  })
})

describe('Secrets', () => {
  it('are named and never held', () => {
    for (const { ofKind } of Object.values(overlays)) expect(ofKind('Secret')).toEqual([])
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.env'))
    for (const file of files)
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/^\w*(SECRET|PASSWORD|TOKEN|_KEY)\w*=./m)
  })

  it('are all made by one command, but those that README.md lists', () => {
    const text = JSON.stringify(overlays.operators.manifests)
    const named = new Set(
      [...text.matchAll(/"(?:secret|secretKeyRef|passwordSecretRef)":\{[^{}]*?"name":"([\w-]+)"/g)].map(
        ([, name]) => name,
      ),
    )
    for (const name of named) expect(Object.keys(secrets), name).toContain(name)
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    for (const [name, values] of Object.entries(BY_HAND))
      for (const key of Object.keys(values)) expect(readme, name).toMatch(new RegExp(`\`${name}\`.*\`${key}\``))
  })

  it('show the keys of sessions to auth alone, and each service the key of its own calls', () => {
    const seeing = (setting: string) => [...Object.keys(PROCESSES), 'pages'].filter((name) => given(name)[setting])
    expect(seeing('JWT_PRIVATE_KEY')).toEqual(['auth'])
    expect(seeing('SECRETS_KEY')).toEqual(['auth', 'notifier'])
    expect(seeing('CERTIFICATES_KEY')).toEqual(['domain'])
    expect(new Set(Object.keys(PROCESSES).map((name) => given(name).SERVICE_KEY)).size).toBe(7)
  })
})
