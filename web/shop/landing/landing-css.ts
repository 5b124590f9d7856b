import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { pageColoursOf } from '../../shared/palette.ts'
import advertorialCss from '../styles/advertorial.css?inline'
import darkGroundCss from '../styles/dark-ground.css?inline'
import blogCss from '../styles/looks/advertorial-blog.css?inline'
import broadsheetCss from '../styles/looks/advertorial-broadsheet.css?inline'
import magazineCss from '../styles/looks/advertorial-magazine.css?inline'
import catalogueCss from '../styles/looks/minimalistic-catalogue.css?inline'
import nightCss from '../styles/looks/minimalistic-night.css?inline'
import softCss from '../styles/looks/minimalistic-soft.css?inline'
import leafletCss from '../styles/looks/sales-leaflet.css?inline'
import salesNightCss from '../styles/looks/sales-night.css?inline'
import salesSoftCss from '../styles/looks/sales-soft.css?inline'
import minimalisticCss from '../styles/minimalistic.css?inline'
import salesCss from '../styles/sales.css?inline'
import { designVariantOf } from './parts/design-variant.ts'

/** The sheets of each template's designs; the later ones contain the first and override it. */
const SHEETS: Readonly<Record<PublicWebsite['templateName'], readonly [string, ...string[]]>> = {
  Minimalistic: [minimalisticCss, nightCss, catalogueCss, softCss],
  'Sales Template': [salesCss, leafletCss, salesNightCss, salesSoftCss],
  'Advertorial Template': [advertorialCss, magazineCss, broadsheetCss, blogCss],
}

/** The sheet of a landing page in its design, without the other three: a page should fit the first packets of a connection. */
export function landingCss(website: PublicWebsite): string {
  const designs = SHEETS[website.templateName]
  const css = designs[designVariantOf(website)] ?? designs[0]
  return pageColoursOf(website).onDark ? css + darkGroundCss : css
}
