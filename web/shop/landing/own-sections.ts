import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { ADVERTORIAL_SECTIONS } from './advertorial/advertorial-sections.ts'
import { sectionOrder } from './minimalistic/section-order.ts'
import { designVariantOf } from './parts/design-variant.ts'
import { SALES_SECTIONS } from './sales/sales-sections.ts'

/** The names of the sections of a page in the order of its template and design. */
export function ownSectionsOf(
  website: Pick<PublicWebsite, 'templateName' | 'productId' | 'customUrl'>,
): readonly string[] {
  switch (website.templateName) {
    case 'Minimalistic':
      return sectionOrder(designVariantOf(website))
    case 'Sales Template':
      return SALES_SECTIONS
    case 'Advertorial Template':
      return ADVERTORIAL_SECTIONS
  }
}
