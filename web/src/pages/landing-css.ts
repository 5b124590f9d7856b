import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { designVariantOf } from './parts/design-variant.ts'
import advertorialCss from './styles/advertorial.css?inline'
import blogCss from './styles/looks/advertorial-blog.css?inline'
import broadsheetCss from './styles/looks/advertorial-broadsheet.css?inline'
import magazineCss from './styles/looks/advertorial-magazine.css?inline'
import catalogueCss from './styles/looks/minimalistic-catalogue.css?inline'
import nightCss from './styles/looks/minimalistic-night.css?inline'
import softCss from './styles/looks/minimalistic-soft.css?inline'
import leafletCss from './styles/looks/sales-leaflet.css?inline'
import salesNightCss from './styles/looks/sales-night.css?inline'
import salesSoftCss from './styles/looks/sales-soft.css?inline'
import minimalisticCss from './styles/minimalistic.css?inline'
import salesCss from './styles/sales.css?inline'

/** A template's own sheet, and what each of its further designs lays over it. */
const SHEETS: Readonly<Record<PublicWebsite['templateName'], { own: string; designs: readonly string[] }>> = {
  Minimalistic: { own: minimalisticCss, designs: [nightCss, catalogueCss, softCss] },
  'Sales Template': { own: salesCss, designs: [leafletCss, salesNightCss, salesSoftCss] },
  'Advertorial Template': { own: advertorialCss, designs: [magazineCss, broadsheetCss, blogCss] },
}

/** The style of a landing page in its design. Of the other three nothing is sent: a page should fit the first packets of a connection. */
export function landingCss(website: PublicWebsite): string {
  const { own, designs } = SHEETS[website.templateName]
  return own + (designs[designVariantOf(website) - 1] ?? '')
}
