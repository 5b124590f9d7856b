import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { AdvertorialPage, storySizesOf } from './advertorial/advertorial-page.tsx'
import { landingCss } from './landing-css.ts'
import type { LandingProps } from './landing-props.ts'
import { HERO_SIZES } from './minimalistic/hero.tsx'
import { MINIMALISTIC_QUANTITY, MinimalisticPage } from './minimalistic/minimalistic-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { PlainOrder } from './order-form/plain-order.tsx'
import { coloursOf, type PageColours, stageColoursOf } from './palette.ts'
import type { Manifest, Render, RenderedPage, RenderRequest } from './render-types.ts'
import { SALES_QUANTITY, SALES_SIZES, SalesPage } from './sales/sales-page.tsx'
import { type PageParts, writeDocument } from './server/document.ts'
import { landingHead } from './server/landing-head.ts'
import { neededInBrowser } from './server/needed-in-browser.ts'
import { paletteCss } from './server/palette-css.ts'
import { storefrontHead } from './server/storefront-head.ts'
import { CARD_SIZES } from './storefront/card.tsx'
import { FailedStorefront } from './storefront/failed-storefront.tsx'
import { storefrontItems } from './storefront/storefront-item.ts'
import { StorefrontPage } from './storefront/storefront-page.tsx'
import failedStorefrontCss from './styles/failed-storefront.css?inline'
import messageCss from './styles/message.css?inline'
import storefrontCss from './styles/storefront.css?inline'
import thankYouCss from './styles/thank-you.css?inline'
import { ThankYouPage } from './thank-you/thank-you-page.tsx'

interface Template {
  readonly Page: ComponentType<LandingProps>
  readonly script: string
  /** How wide the picture seen first is shown. */
  readonly imageSizes: (website: PublicWebsite) => string
  /** How many pieces the form for browsers without scripts starts with; null where the page itself holds a plain form. */
  readonly plainQuantity: number | null
  readonly serif: boolean
  readonly colours: (palette: PublicWebsite['palette']) => PageColours
}

const MINIMALISTIC: Template = {
  Page: MinimalisticPage,
  script: 'src/pages/clients/minimalistic.tsx',
  imageSizes: () => HERO_SIZES,
  plainQuantity: MINIMALISTIC_QUANTITY,
  serif: false,
  colours: coloursOf,
}

/** Builder spec 2.3: anything else than these two gives the default page. */
const TEMPLATES: Readonly<Partial<Record<PublicWebsite['templateName'], Template>>> = {
  'Sales Template': {
    Page: SalesPage,
    script: 'src/pages/clients/sales.tsx',
    imageSizes: () => SALES_SIZES,
    plainQuantity: SALES_QUANTITY,
    serif: false,
    colours: stageColoursOf,
  },
  'Advertorial Template': {
    Page: AdvertorialPage,
    script: 'src/pages/clients/advertorial.tsx',
    imageSizes: storySizesOf,
    plainQuantity: null,
    serif: true,
    colours: coloursOf,
  },
}

const PLAIN = {
  status: 200,
  canonical: null,
  openGraph: [],
  jsonLd: null,
  image: null,
  palette: null,
  serif: false,
  themeColor: '#ffffff',
  afterwards: '',
  pixelScriptUrl: null,
} as const satisfies Partial<PageParts>

/** Renders one of the shoppers' pages as a complete document (render-types.ts says what it takes and gives). */
export const render: Render = (request: RenderRequest, manifest: Manifest): RenderedPage =>
  writeDocument(partsOf(request), manifest)

function partsOf(request: RenderRequest): PageParts {
  switch (request.kind) {
    case 'landing':
      return landingParts(request)
    case 'landing-not-found':
      return {
        ...PLAIN,
        status: 404,
        title: '404 - Stranica nije pronađena',
        description: '',
        css: messageCss,
        markup: renderToString(<NotFoundPage />),
        script: null,
      }
    case 'thank-you': {
      const props = { seller: request.seller, pixelScriptUrl: request.pixelScriptUrl }
      return {
        ...PLAIN,
        title: 'Hvala na porudžbini',
        description: '',
        css: thankYouCss,
        markup: renderToString(<ThankYouPage {...props} />),
        script: { source: 'src/pages/clients/thank-you.tsx', props },
        pixelScriptUrl: request.seller?.pixelId ? request.pixelScriptUrl : null,
      }
    }
    case 'storefront': {
      const { nextCursor, total, counts, publicUrl, shop } = request
      const props = { items: storefrontItems(request.items), nextCursor, total, counts, ...(shop ? { shop } : {}) }
      return {
        ...PLAIN,
        ...storefrontHead(props.items, { publicUrl, shop }, CARD_SIZES),
        css: storefrontCss,
        markup: renderToString(<StorefrontPage {...props} />),
        script: { source: 'src/pages/clients/storefront.tsx', props },
      }
    }
    case 'storefront-failed':
      return {
        ...PLAIN,
        status: 503,
        title: 'Greška pri učitavanju proizvoda',
        description: '',
        css: failedStorefrontCss,
        markup: renderToString(<FailedStorefront />),
        script: null,
      }
  }
}

function landingParts(request: RenderRequest & { kind: 'landing' }): PageParts {
  const { website, seller, pixelScriptUrl, publicUrl, canonical = publicUrl, shop } = request
  const { Page, script, imageSizes, plainQuantity, serif, colours } = TEMPLATES[website.templateName] ?? MINIMALISTIC
  const props: LandingProps = { website, seller, pixelScriptUrl, ...(shop ? { shop } : {}) }
  return {
    ...PLAIN,
    ...landingHead(website, { publicUrl, canonical }, imageSizes(website)),
    css: landingCss(website),
    palette: paletteCss(colours(website.palette)),
    serif,
    markup: renderToString(<Page {...props} />),
    afterwards:
      plainQuantity === null ? '' : renderToString(<PlainOrder website={website} startQuantity={plainQuantity} />),
    script: { source: script, props: { ...props, website: neededInBrowser(website) } },
    pixelScriptUrl: seller.pixelId ? pixelScriptUrl : null,
  }
}
