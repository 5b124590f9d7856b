import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallSettings } from '@izlog/contracts/domain/call-settings'
import type { TraderProfile } from '@izlog/contracts/domain/trader'
import { type CreateWebsiteBody, CreateWebsiteResponse, ImageUploadResponse } from '@izlog/contracts/http/catalog'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SELLER, type TestUser } from '@izlog/kit/testing/client'
import { listenTo, publisher } from '@izlog/kit/testing/events'
import { testEnvironment, withoutRevocations } from '@izlog/kit/testing/stack'
import sharp from 'sharp'
import { createSafeFetcher } from '../src/adapters/fetch/safe-fetcher.ts'
import { readCatalogConfig } from '../src/config.ts'
import { startCatalogService } from '../src/service.ts'

/** Stubs the web's server bundle: its pages contain what they were asked to render, and the number of renders. */
const BUNDLE = `let count = 0
export const render = (request, manifest) => ({
  html: '<!doctype html><title>' + request.kind + '</title><script type="application/json">' +
    JSON.stringify({ request, manifest, rendered: ++count }) + '</script>',
  status: { 'landing-not-found': 404, 'storefront-without-products': 404, 'storefront-failed': 503, 'storefront-limited': 429 }[request.kind] ?? 200,
  contentSecurityPolicy: "script-src 'self'",
})`

function builtWeb(folder: string): string {
  mkdirSync(join(folder, 'server'), { recursive: true })
  mkdirSync(join(folder, 'pages', '.vite'), { recursive: true })
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'server', 'entry-server.js'), BUNDLE)
  writeFileSync(join(folder, 'pages', '.vite', 'manifest.json'), '{}')
  return folder
}

let numbers = 0
/** A number that no other test uses. */
export const fresh = () => Date.now() * 100 + numbers++

/** A plain picture that no other test uses. */
export const photo = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: fresh() % 256, g: numbers % 256, b: 90 } } })

/** A stub of the internet: every name ending in .test is this server. */
async function internet() {
  const sites = new Map<string, RequestListener>()
  const server = createServer((req, res) => {
    const site = sites.get(req.url ?? '')
    if (site) site(req, res)
    else res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    /** Serves a body at a path, and returns its address. */
    serve(path: string, contentType: string, body: string | Buffer) {
      sites.set(path, (_req, res) => void res.writeHead(200, { 'content-type': contentType }).end(body))
      return `http://prodavnica.test:${port}${path}`
    },
    /** Requests to a path wait until `release` answers them all with an empty page. */
    hold(path: string) {
      const waiting = new Set<ServerResponse>()
      sites.set(path, (_req, res) => {
        waiting.add(res)
        res.once('close', () => waiting.delete(res))
      })
      const answer = (res: ServerResponse) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>Zdravo')
      return {
        link: `http://prodavnica.test:${port}${path}`,
        /** The number of waiting requests, without those that were aborted. */
        waiting: () => waiting.size,
        release() {
          sites.set(path, (_req, res) => answer(res))
          for (const res of waiting) answer(res)
        },
      }
    },
    fetcher: () =>
      createSafeFetcher({
        // Long, since the machine may be busy with other tests.
        withinMs: 60_000,
        isAllowed: () => true,
        isAllowedPort: () => true,
        resolve: ((_host: string, _options: unknown, done: (...found: unknown[]) => void) =>
          done(null, [{ address: '127.0.0.1', family: 4 }])) as never,
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Starts the whole catalog in its own namespace, with no external access but to `web`. */
export async function startCatalog(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-catalog-'))
  const env = {
    ...testEnvironment(),
    UPLOADS_DIR: join(folder, 'uploads'),
    WEB_DIST: builtWeb(join(folder, 'web')),
    META_PIXEL_SCRIPT_URL: 'https://pixel.test/fbevents.js',
    LIMIT_UPLOADS_PER_MINUTE: '0',
    LIMIT_GENERATIONS_PER_HOUR: '0',
    LIMIT_LINKS_PER_MINUTE: '0',
    LIMIT_SEARCHES_PER_10_SECONDS: '0',
    ...more,
  }
  await withoutRevocations(env)
  const others = await publisher(env)
  const web = await internet()
  const start = (changes: Record<string, string> = {}) =>
    startCatalogService(readCatalogConfig({ ...env, ...changes }), web.fetcher())
  const service = await start()
  const events = await listenTo(env, 'websites')
  const store = await connectStore('catalog', env)
  const http = client(service.port)

  const upload = async (bytes: Buffer, user: TestUser = SELLER, name = 'slika.jpg', type = 'image/jpeg') => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(bytes)], { type }), name)
    return http.as(user).post('/api/images/upload', form)
  }
  const uploaded = async (user: TestUser = SELLER) => {
    const { body } = await upload(await photo().jpeg().toBuffer(), user)
    return ImageUploadResponse.parse(body).imageUrl
  }
  const brief = async (changes: Partial<CreateWebsiteBody> = {}): Promise<CreateWebsiteBody> => ({
    customUrl: `jastuk-${fresh()}`,
    productLink: 'http://prodavnica.test/nema-ga',
    productName: 'Ortopedski jastuk Mirna noć',
    images: [await uploaded()],
    currentPrice: '2.990',
    originalPrice: '4.990',
    ...changes,
  })
  return {
    env,
    http,
    web,
    events,
    store,
    port: service.port,
    upload,
    uploaded,
    brief,
    /** Creates a page through the API. */
    async page(changes: Partial<CreateWebsiteBody> = {}, user: TestUser = SELLER) {
      const answer = await http.as(user).post('/api/sync/create-website', await brief(changes))
      return CreateWebsiteResponse.parse(answer.body).website
    },
    /** Publishes a user's current snapshot, as auth does. */
    publishUser: (
      user: TestUser,
      version: number,
      changes: {
        isActive?: boolean
        deleted?: boolean
        pixel?: string
        lastName?: string
        trader?: TraderProfile | null
        callSettings?: CallSettings
      } = {},
    ) =>
      others.publish([
        makeEvent(
          'users',
          'user.snapshot.v1',
          { aggregateId: user.userId, aggregateVersion: version, at: new Date() },
          {
            userId: user.userId,
            firstName: 'Marko',
            lastName: changes.lastName ?? 'Petrović',
            role: user.role,
            isActive: changes.isActive ?? true,
            facebookPixelId: changes.pixel ?? null,
            consentBanner: false,
            purchaseOn: 'ordered',
            trader: changes.trader ?? null,
            callSettings: changes.callSettings,
            deleted: changes.deleted ?? false,
          },
        ),
      ]),
    publish: others.publish,
    /** Waits until a group has read all that its topics hold now. */
    caughtUp: others.caughtUp,
    /** Starts a second instance with the same configuration, apart from `changes`. */
    another: start,
    async stop() {
      await service.stop()
      await Promise.all([events.stop(), others.stop(), web.stop()])
      await store.dropDatabase()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Catalog = Awaited<ReturnType<typeof startCatalog>>
