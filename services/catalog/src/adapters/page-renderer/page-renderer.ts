import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RenderedPage, type RenderRequest } from '@izlog/contracts/pages/render'

export type PageRenderer = (request: RenderRequest) => RenderedPage

const isBundle = (module: object): module is { render: (request: RenderRequest, manifest: unknown) => unknown } =>
  'render' in module && typeof module.render === 'function'

/** Loads the server bundle of the built web. Throws an error with instructions when the web has not been built. */
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
