import { afterEach, describe, expect, it } from 'vitest'
import { startPixel } from './pixel.ts'

const seller = { pixelId: '123456789012345', consentBanner: false, purchaseOn: 'ordered' as const }
const scriptUrl = 'https://piksel.test/fbevents.js'
const product = {
  value: 2990,
  currency: 'RSD',
  content_type: 'product',
  content_ids: ['70'],
  content_name: 'Jastuk',
} as const
const scripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src)

afterEach(() => {
  delete window.fbq
  delete window._fbq
  document.head.replaceChildren()
})

describe('the pixel', () => {
  it('is initialised once, says PageView first, and keeps events until its script comes', () => {
    const pixel = startPixel(seller, scriptUrl)
    pixel.track('ViewContent', product)
    pixel.track('Purchase', product, 'isti-id')
    expect(window.fbq?.queue).toEqual([
      ['set', 'autoConfig', false, '123456789012345'],
      ['init', '123456789012345'],
      ['track', 'PageView'],
      ['track', 'ViewContent', product, {}],
      ['track', 'Purchase', product, { eventID: 'isti-id' }],
    ])
    expect(scripts()).toEqual([scriptUrl])
  })

  it.each([
    ['a seller without a pixel', { ...seller, pixelId: null }, scriptUrl],
    ['an unknown seller', null, scriptUrl],
    ['an installation without a pixel script', seller, null],
  ])('loads nothing for %s', (_, who, url) => {
    startPixel(who, url).track('ViewContent', product)
    expect(window.fbq).toBeUndefined()
    expect(scripts()).toEqual([])
  })
})
