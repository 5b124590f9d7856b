import { UpsellProduct } from '@izlog/contracts/domain/upsell'
import { dataExportRoutes } from '@izlog/kit/http/data-export'
import type { Router } from 'express'
import { upsellProductView } from '../domain/upsell-product.ts'
import type { UpsellProducts } from '../store/mongo-upsell-products.ts'

/** Exports the caller's own upsell products. Upsells that joined orders are in the export of orders. */
export const upsellsExportRoutes = ({ products }: { products: Pick<UpsellProducts, 'allOf'> }): Router =>
  dataExportRoutes<UpsellProduct>({
    part: 'upsells',
    items: async function* (userId) {
      for await (const product of products.allOf(userId)) yield UpsellProduct.parse(upsellProductView(product))
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
