import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { ComponentType } from 'react'
import { AdvertorialPage } from '../advertorial/advertorial-page.tsx'
import type { LandingProps } from '../landing-props.ts'
import { MinimalisticPage } from '../minimalistic/minimalistic-page.tsx'
import { coloursOf, type PageColours, stageColoursOf } from '../palette.ts'
import { SalesPage } from '../sales/sales-page.tsx'

interface PreviewTemplate {
  readonly Page: ComponentType<LandingProps>
  readonly colours: (palette: PublicWebsite['palette']) => PageColours
}

/** What entry-server.tsx renders a page with, for the browser. */
export const PREVIEW_TEMPLATES: Readonly<Record<PublicWebsite['templateName'], PreviewTemplate>> = {
  Minimalistic: { Page: MinimalisticPage, colours: coloursOf },
  'Sales Template': { Page: SalesPage, colours: stageColoursOf },
  'Advertorial Template': { Page: AdvertorialPage, colours: coloursOf },
}
