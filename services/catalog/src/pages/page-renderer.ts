import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Category } from '@izlog/contracts/domain/categories'
import type { PurchaseOn } from '@izlog/contracts/domain/purchase-on'
import type { PublicListItem, PublicWebsite } from '@izlog/contracts/domain/website'
import { z } from 'zod'

/** What a page needs to know of its seller. */
export interface PageSeller {
  pixelId: string | null
  consentBanner: boolean
  purchaseOn: PurchaseOn
}

/** What the server bundle of `web` renders; its own side of this is web/src/pages/render-types.ts. */
export type RenderRequest = { publicUrl: string } & (
  | {
      kind: 'landing'
      website: PublicWebsite
      seller: PageSeller
      pixelScriptUrl: string | null
      /** Origin of the address that crawlers are to keep, where it is not `publicUrl`. */
      canonical?: string
      shop?: string
    }
  | { kind: 'landing-not-found' }
  | { kind: 'thank-you'; seller: PageSeller | null; pixelScriptUrl: string | null }
  | {
      kind: 'storefront'
      items: PublicListItem[]
      nextCursor: string | null
      total: number
      counts: Record<Category, number>
      /** The name of a seller's own host; none on the platform. */
      shop?: string
    }
  | { kind: 'storefront-failed' }
)

const RenderedPage = z.object({
  html: z.string().min(1),
  status: z.union([z.literal(200), z.literal(404), z.literal(503)]),
  contentSecurityPolicy: z.string().min(1),
})
export type RenderedPage = z.infer<typeof RenderedPage>

export type PageRenderer = (request: RenderRequest) => RenderedPage

const isBundle = (module: object): module is { render: (request: RenderRequest, manifest: unknown) => unknown } =>
  'render' in module && typeof module.render === 'function'

/** Loads the server bundle of the built web. Throws with what to do when the web has not been built. */
export async function loadPageRenderer(webDist: string): Promise<PageRenderer> {
  const bundlePath = join(webDist, 'server', 'entry-server.js')
  const manifestPath = join(webDist, 'pages', '.vite', 'manifest.json')
  for (const path of [bundlePath, manifestPath]) {
    if (!existsSync(path))
      throw new Error(`${path} is missing: build the pages with "npm run build -w web", or set WEB_DIST`)
  }
  const bundle: object = await import(pathToFileURL(bundlePath).href)
  if (!isBundle(bundle)) throw new Error(`${bundlePath} exports no render: it is not the server bundle of web`)
  const manifest: unknown = JSON.parse(readFileSync(manifestPath, 'utf8'))
  return (request) => RenderedPage.parse(bundle.render(request, manifest))
}
