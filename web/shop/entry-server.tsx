import { offersOf, startQuantity } from '@izlog/contracts/domain/offers'
import { isWholeShop } from '@izlog/contracts/domain/storefront-address'
import type { Trader } from '@izlog/contracts/domain/trader'
import { renderToString } from 'react-dom/server'
import { LEGAL_TITLES } from '../shared/legal/legal-texts.ts'
import { pageColoursOf } from '../shared/palette.ts'
import { landingCss } from './landing/landing-css.ts'
import { LANDING_TEMPLATES } from './landing/landing-templates.ts'
import type { LandingProps } from './landing-props.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { TraderFooter } from './legal/trader-footer.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { PlainOrder } from './order-form/plain-order.tsx'
import type { Manifest, Render, RenderedPage, RenderRequest } from './render-types.ts'
import { type PageParts, writeDocument } from './server/document.ts'
import { landingHead } from './server/landing-head.ts'
import { neededInBrowser } from './server/needed-in-browser.ts'
import { paletteCss } from './server/palette-css.ts'
import { storefrontHead } from './server/storefront-head.ts'
import { CARD_SIZES } from './storefront/card.tsx'
import { FailedStorefront, StorefrontWithoutProducts, WITHOUT_PRODUCTS } from './storefront/failed-storefront.tsx'
import { storefrontItems } from './storefront/storefront-item.ts'
import { StorefrontPage } from './storefront/storefront-page.tsx'
import failedStorefrontCss from './styles/failed-storefront.css?inline'
import legalCss from './styles/legal.css?inline'
import messageCss from './styles/message.css?inline'
import storefrontCss from './styles/storefront.css?inline'
import thankYouCss from './styles/thank-you.css?inline'
import traderCss from './styles/trader.css?inline'
import { ThankYouPage } from './thank-you/thank-you-page.tsx'

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

/** Renders one of the shoppers' pages as a complete document (types: render-types.ts). */
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
        markup: renderToString(<NotFoundPage sellerId={request.sellerId ?? null} />),
        script: null,
      }
    case 'thank-you': {
      const { seller, trader, pixelScriptUrl, on, sellerId, customUrl, namesOrder = false } = request
      const props = { seller, pixelScriptUrl, on, sellerId, namesOrder }
      return {
        ...PLAIN,
        title: 'Hvala na porudžbini',
        description: '',
        css: trader ? thankYouCss + traderCss : thankYouCss,
        markup: renderToString(<ThankYouPage {...props} />),
        afterwards: footerOf(trader, on === 'own-host' ? null : (customUrl ?? null)),
        script: { source: 'shop/clients/thank-you.tsx', props },
        pixelScriptUrl: seller?.pixelId ? pixelScriptUrl : null,
      }
    }
    case 'legal': {
      const { text, trader, website } = request
      return {
        ...PLAIN,
        title: `${LEGAL_TITLES[text]} | ${trader.name}`,
        description: '',
        css: legalCss,
        markup: renderToString(<LegalPage text={text} trader={trader} website={website} />),
        script: null,
      }
    }
    case 'storefront': {
      const { kind: _, publicUrl, canonical, items, newest, ...rest } = request
      const first = {
        items: storefrontItems(items),
        ...(isWholeShop(rest.filter, rest.after) ? {} : { newest: storefrontItems(newest) }),
      }
      const props = { ...rest, ...first }
      return {
        ...PLAIN,
        ...storefrontHead(props, publicUrl, CARD_SIZES, canonical),
        css: storefrontCss,
        markup: renderToString(<StorefrontPage {...props} />),
        script: { source: 'shop/clients/storefront.tsx', props },
      }
    }
    case 'storefront-without-products':
      return {
        ...PLAIN,
        status: 404,
        title: WITHOUT_PRODUCTS,
        description: '',
        css: failedStorefrontCss,
        markup: renderToString(<StorefrontWithoutProducts />),
        script: null,
      }
    case 'storefront-failed':
    case 'storefront-limited': {
      const limited = request.kind === 'storefront-limited'
      return {
        ...PLAIN,
        status: limited ? 429 : 503,
        title: limited ? 'Previše pretraga odjednom' : 'Greška pri učitavanju proizvoda',
        description: '',
        css: failedStorefrontCss,
        markup: renderToString(<FailedStorefront limited={limited} />),
        script: null,
      }
    }
  }
}

function landingParts(request: RenderRequest & { kind: 'landing' }): PageParts {
  const { website, seller, trader, pixelScriptUrl, publicUrl, canonical = publicUrl, shop, appUrl } = request
  const { Page, script, imageSizes, plainQuantity, serif } = LANDING_TEMPLATES[website.templateName]
  const props: LandingProps = {
    website,
    seller,
    pixelScriptUrl,
    ...(trader ? { traderName: trader.name } : {}),
    ...(shop ? { shop } : {}),
    ...(appUrl ? { appUrl } : {}),
  }
  return {
    ...PLAIN,
    ...landingHead(website, { publicUrl, canonical }, imageSizes(website)),
    css: trader ? landingCss(website) + traderCss : landingCss(website),
    palette: paletteCss(pageColoursOf(website)),
    serif,
    markup: renderToString(<Page {...props} />),
    afterwards:
      (plainQuantity === null
        ? ''
        : renderToString(
            <PlainOrder
              website={website}
              startQuantity={startQuantity(offersOf(website), plainQuantity)}
              traderName={trader?.name}
            />,
          )) + footerOf(trader, website.customUrl),
    script: { source: script, props: { ...props, website: neededInBrowser(website) } },
    pixelScriptUrl: seller.pixelId ? pixelScriptUrl : null,
  }
}

/** `customUrl` null: the texts without a page's terms, at the root of the seller's own host. */
const footerOf = (trader: Trader | null | undefined, customUrl: string | null): string =>
  trader ? renderToString(<TraderFooter trader={trader} under={customUrl === null ? '' : `/${customUrl}`} />) : ''
