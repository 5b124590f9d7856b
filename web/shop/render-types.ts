import type { RenderedPage, RenderRequest } from '@izlog/contracts/pages/render'

export type { PageSeller as Seller, RenderedPage, RenderRequest } from '@izlog/contracts/pages/render'

/** web/dist/pages/.vite/manifest.json, as Vite writes it. */
export type Manifest = Readonly<Record<string, ManifestChunk>>
export interface ManifestChunk {
  /** Relative to the root of the site: 'assets/pages/x.js'. */
  readonly file: string
  readonly imports?: readonly string[]
}

/** What dist/server/entry-server.js exports. */
export type Render = (request: RenderRequest, manifest: Manifest) => RenderedPage
