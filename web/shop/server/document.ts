import { escapeHtml } from '@izlog/contracts/domain/escape-html'
import type { Manifest, ManifestChunk, RenderedPage } from '../render-types.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { fontsOf } from './fonts.ts'
import { serialise } from './serialise.ts'

export interface PreloadedImage {
  readonly href: string
  readonly srcSet: string | undefined
  readonly sizes: string
}

/** The parts of a document that differ by page. */
export interface PageParts {
  readonly status: RenderedPage['status']
  readonly title: string
  readonly description: string
  readonly themeColor: string
  /** Absolute; null for a page that must not be indexed. */
  readonly canonical: string | null
  readonly openGraph: readonly (readonly [property: string, content: string])[]
  readonly jsonLd: unknown
  readonly image: PreloadedImage | null
  /** The sheet of the page's kind. */
  readonly css: string
  /** The sheet with the seller's colours. */
  readonly palette: string | null
  readonly serif: boolean
  readonly markup: string
  /** Markup after the hydrated part, never hydrated. */
  readonly afterwards: string
  /** Source file of the hydrating script, and its props; null for a page without a script. */
  readonly script: { readonly source: string; readonly props: unknown } | null
  readonly pixelScriptUrl: string | null
}

/** The favicon as a data URL: it costs no request. */
const ICON =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2032%2032'%3E%3Crect%20width='32'%20height='32'%20rx='8'%20fill='%230d9488'/%3E%3Cpath%20d='M7%208h18v5.2a3%203%200%200%201-6%200%203%203%200%200%201-6%200%203%203%200%200%201-6%200z'%20fill='%23fff'/%3E%3Cpath%20d='M8%2018v7.4h16V18'%20fill='none'%20stroke='%23fff'%20stroke-width='2'/%3E%3Ccircle%20cx='16'%20cy='20.8'%20r='2.7'%20fill='%23ffb224'/%3E%3C/svg%3E"

/** SVG shapes are self-closing: an icon has several. */
const SHAPE_END = /><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g

/** Renders the document of a page (docs/architecture.md, 'Public pages'). */
export function writeDocument(page: PageParts, manifest: Manifest): RenderedPage {
  const fonts = fontsOf(manifest, page.serif)
  // The empty one is for rules that a script adds (clients/scripted-styles.ts).
  const styles = ['', fonts.css + page.css, ...(page.palette ? [page.palette] : [])]
  const html = [
    '<!doctype html><html lang="sr-Latn"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', page.description),
    meta('name', 'theme-color', page.themeColor),
    page.canonical ? `<link rel="canonical" href="${escapeHtml(page.canonical)}">` : meta('name', 'robots', 'noindex'),
    ...page.openGraph.map(([property, content]) => meta('property', property, content)),
    `<link rel="icon" href="${ICON}">`,
    page.image ? preloadImage(page.image) : '',
    ...fonts.preloads.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
    ),
    ...styles.map((css) => `<style>${css}</style>`),
    page.script ? scriptTags(manifest, page.script.source) : '',
    `</head><body><div id="page">${page.markup.replace(SHAPE_END, '/>')}</div>${page.afterwards}`,
    page.script ? `<script type="application/json" id="page-props">${serialise(page.script.props)}</script>` : '',
    // Last and side by side: visible content comes first, and gzip compresses repeated texts best when they are close.
    page.jsonLd ? `<script type="application/ld+json">${serialise(page.jsonLd)}</script>` : '',
    '</body></html>',
  ].join('')
  return { html, status: page.status, contentSecurityPolicy: contentSecurityPolicy(styles, page.pixelScriptUrl) }
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''

const preloadImage = ({ href, srcSet, sizes }: PreloadedImage): string =>
  `<link rel="preload" as="image" href="${escapeHtml(href)}"${
    srcSet ? ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}"` : ''
  } fetchpriority="high">`

function scriptTags(manifest: Manifest, source: string): string {
  const entry = chunkOf(manifest, source)
  const shared = importsOf(manifest, entry).map((file) => `<link rel="modulepreload" href="/${file}">`)
  return `${shared.join('')}<script type="module" src="/${entry.file}"></script>`
}

function importsOf(manifest: Manifest, chunk: ManifestChunk, seen = new Set<string>()): string[] {
  for (const source of chunk.imports ?? []) {
    const next = chunkOf(manifest, source)
    if (seen.has(next.file)) continue
    seen.add(next.file)
    importsOf(manifest, next, seen)
  }
  return [...seen]
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`manifest of pages: no ${source}`)
  return chunk
}
