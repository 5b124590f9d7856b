import { expect, it } from 'vitest'
import { productParameters } from './product-parameters.ts'

it.each([
  ['RSD', 'RSD'],
  ['KM', 'BAM'],
  ['€', 'EUR'],
] as const)('tells the pixel sums in %s as %s, with the product they are for', (currencySymbol, currency) => {
  expect(productParameters({ productId: 70, productName: 'Jastuk', currencySymbol }, 138)).toEqual({
    value: 138,
    currency,
    content_type: 'product',
    content_ids: ['70'],
    content_name: 'Jastuk',
  })
})
