import { UpsellProduct } from '@izlog/contracts/domain/upsell'
import { dataExportRoutes } from '@izlog/kit/http/data-export'
import type { Router } from 'express'
import { offerView } from '../domain/offer.ts'
import type { Offers } from '../store/mongo-offers.ts'

/** Exports the caller's own offers. Upsells that joined orders are in the export of orders. */
export const upsellsExportRoutes = ({ offers }: { offers: Pick<Offers, 'allOf'> }): Router =>
  dataExportRoutes<UpsellProduct>({
    part: 'upsells',
    items: async function* (userId) {
      for await (const offer of offers.allOf(userId)) yield UpsellProduct.parse(offerView(offer))
    },
    columns: [
      ['Broj', ({ id }) => id],
      ['Stranica', ({ websiteId }) => websiteId],
      ['Naziv', ({ title }) => title],
      ['Šifra', ({ sku }) => sku],
      ['Cena', ({ discountPrice }) => discountPrice],
      ['Precrtana cena', ({ originalPrice }) => originalPrice],
      ['Valuta', ({ currency }) => currency],
      ['Na stanju', ({ stockLeft }) => stockLeft],
      ['Link', ({ originalUrl }) => originalUrl],
      ['Uključen', ({ isActive }) => (isActive ? 'da' : 'ne')],
      ['Napravljen', ({ createdAt }) => createdAt],
    ],
  })
