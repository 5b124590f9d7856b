// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest, Render, RenderRequest } from './render-types.ts'
import { ordinaryPage, PRODUCTS_BY_DESIGN } from './testing/ordinary-page.ts'
import { samplePage, sampleStorefront } from './testing/sample-page.ts'

/** docs/architecture.md, 'Public pages'. */
const MAX_SCRIPT = 60 * 1024
const MAX_STYLE = 12 * 1024
/** Bytes, compressed: the ten packets that a server may send before the browser's first acknowledgement. */
const FIRST_PACKETS = 14_600
/** Fonts preloaded for the first screen; only a story has a second typeface. */
const MAX_FONTS = 20 * 1024
const MAX_STORY_FONTS = 52 * 1024

const web = fileURLToPath(new URL('../', import.meta.url))
const viteProgram = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
/** As `npm run build:pages` runs it; in its own process, because NODE_ENV is `test` here. */
const vite = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [viteProgram, ...args], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  })

const publicUrl = 'https://izlog.test'
const seller = { pixelId: '123456789012345', consentBanner: false, purchaseOn: 'ordered' as const }
const landing = (templateName: 'Minimalistic' | 'Sales Template' | 'Advertorial Template') => ({
  kind: 'landing' as const,
  website: samplePage({ templateName }),
  seller,
  pixelScriptUrl: 'https://piksel.test/fbevents.js',
  publicUrl,
})
const PAGES: readonly (readonly [name: string, request: RenderRequest])[] = [
  ['Minimalistic', landing('Minimalistic')],
  ['Sales Template', landing('Sales Template')],
  ['Advertorial Template', landing('Advertorial Template')],
  ['thank-you', { kind: 'thank-you', seller, sellerId: 2, on: 'platform', pixelScriptUrl: null, publicUrl }],
  ['storefront', sampleStorefront([samplePage()])],
  ['not found', { kind: 'landing-not-found', publicUrl }],
]

let folder: string
let manifest: Manifest
let render: Render

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'izlog-pages-'))
  await vite('build', '-c', 'vite.pages.config.ts', '--outDir', folder)
  const server = ['-c', 'vite.pages-server.config.ts', '--ssr', 'shop/entry-server.tsx']
  await vite('build', ...server, '--outDir', path.join(folder, 'server'))
  manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'))
  render = (await import(pathToFileURL(path.join(folder, 'server/entry-server.js')).href)).render
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const scriptsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/pages\/[\w-]+\.js/g))]
const fileOf = (url: string) => readFile(path.join(folder, url))

describe.each(PAGES)('the built page: %s', (name, request) => {
  it('has at most 60 KB of script, compressed', async () => {
    const { html } = render(request, manifest)
    const sizes = await Promise.all(scriptsOf(html).map(async (url) => gzipSync(await fileOf(url)).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SCRIPT)
  })

  it('carries a small style sheet in itself and asks for none', () => {
    const { html } = render(request, manifest)
    const styles = html.match(/<style>.*?<\/style>/gs)?.join('') ?? ''
    expect(styles).toContain('.order-button')
    expect(styles).toContain(':where(.icon){fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}')
    expect(gzipSync(styles).length).toBeLessThan(MAX_STYLE)
    expect(html).not.toContain('rel="stylesheet"')
  })

  it('waits for small fonts only', async () => {
    const { html } = render(request, manifest)
    const fonts = Array.from(html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g), ([, url = '']) => url)
    const sizes = await Promise.all(fonts.map(async (url) => (await fileOf(url)).length))
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(
      name === 'Advertorial Template' ? MAX_STORY_FONTS : MAX_FONTS,
    )
  })

  it('names only files that the build has made', async () => {
    const { html } = render(request, manifest)
    const urls = [...new Set(html.match(/\/assets\/pages\/[\w.-]+/g))]
    expect(urls.length).toBeGreaterThan(1)
    await Promise.all(urls.map((url) => expect(fileOf(url)).resolves.toBeDefined()))
  })

  it('is the same text every time', () => {
    expect(render(request, manifest)).toEqual(render(request, manifest))
  })
})

describe.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)(
  'an ordinary %s page',
  (templateName) => {
    it.each(PRODUCTS_BY_DESIGN.map((productId, design) => ({ design, productId })))(
      'comes within the first packets in design $design',
      ({ productId }) => {
        const website = ordinaryPage({ templateName, productId })
        const { html } = render({ ...landing(templateName), website }, manifest)
        expect(gzipSync(html).length).toBeLessThan(FIRST_PACKETS)
      },
    )

    it('carries no name of a colour that it could carry itself', () => {
      const { html } = render({ ...landing(templateName), website: ordinaryPage({ templateName }) }, manifest)
      expect(html).not.toMatch(/--(color|shadow)-/)
    })
  },
)

describe('what shoppers’ browsers run', () => {
  const scripts = async () => {
    const files = (await readdir(path.join(folder, 'assets/pages'))).filter((name) => name.endsWith('.js'))
    expect(files.length).toBeGreaterThan(4)
    return Promise.all(files.map((name) => readFile(path.join(folder, 'assets/pages', name), 'utf8')))
  }

  it('holds neither zod, nor React, nor the seller’s app', async () => {
    for (const script of await scripts())
      expect(script).not.toMatch(/ZodError|invalid_type|react-dom|__SECRET_INTERNALS|react-router/)
  })

  it('brings edit mode and its drafts to nobody else', async () => {
    for (const [, request] of PAGES)
      for (const url of scriptsOf(render(request, manifest).html))
        expect(await readFile(path.join(folder, url), 'utf8')).not.toContain('izlog-drafts')
    expect((await scripts()).filter((script) => script.includes('izlog-drafts'))).toHaveLength(1)
  })

  it('needs nothing that came after Safari 15.4, where many older iPhones stay', async () => {
    for (const script of await scripts())
      expect(script).not.toMatch(
        /AbortSignal\.(timeout|any)|\.to(Sorted|Reversed|Spliced)\(|groupBy\(|withResolvers|canParse|fromAsync|\(\?<[=!]|\.isSubsetOf\(/,
      )
  })

  it('is rendered by one file that needs no package', async () => {
    const bundle = await readFile(path.join(folder, 'server/entry-server.js'), 'utf8')
    const imported = [...bundle.matchAll(/^import .*?from ["'](.+?)["']/gm)].map(([, name]) => name)
    expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([])
  })
})
