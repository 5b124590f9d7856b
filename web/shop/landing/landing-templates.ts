import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { ComponentType } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { AdvertorialPage, storySizesOf } from './advertorial/advertorial-page.tsx'
import { HERO_SIZES } from './minimalistic/hero.tsx'
import { MINIMALISTIC_QUANTITY, MinimalisticPage } from './minimalistic/minimalistic-page.tsx'
import { SALES_QUANTITY, SALES_SIZES, SalesPage } from './sales/sales-page.tsx'
import { TEMPLATE_SCRIPTS } from './template-scripts.ts'

export interface LandingTemplate {
  readonly Page: ComponentType<LandingProps>
  readonly script: string
  /** The attribute `sizes` of the first picture. */
  readonly imageSizes: (website: PublicWebsite) => string
  /** Start quantity of the form without scripts; null if the page itself contains a plain form. */
  readonly plainQuantity: number | null
  readonly serif: boolean
}

/** The three landing templates (docs/product/builder.md 2.3), for shoppers and the editor's preview; their sheets are in landing-css.ts. */
export const LANDING_TEMPLATES: Readonly<Record<PublicWebsite['templateName'], LandingTemplate>> = {
  Minimalistic: {
    Page: MinimalisticPage,
    script: TEMPLATE_SCRIPTS.Minimalistic,
    imageSizes: () => HERO_SIZES,
    plainQuantity: MINIMALISTIC_QUANTITY,
    serif: false,
  },
  'Sales Template': {
    Page: SalesPage,
    script: TEMPLATE_SCRIPTS['Sales Template'],
    imageSizes: () => SALES_SIZES,
    plainQuantity: SALES_QUANTITY,
    serif: false,
  },
  'Advertorial Template': {
    Page: AdvertorialPage,
    script: TEMPLATE_SCRIPTS['Advertorial Template'],
    imageSizes: storySizesOf,
    plainQuantity: null,
    serif: true,
  },
}
