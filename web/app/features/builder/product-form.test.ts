import { CreateWebsiteRequest } from '@izlog/contracts/http/catalog'
import { describe, expect, it } from 'vitest'
import { completeLink } from '../../shared/links.ts'
import { EMPTY_DRAFT, EMPTY_UPSELL, type ProductValues } from './draft.ts'
import { createBody, ProductForm, pricesOf } from './product-form.ts'

const pillow: ProductValues = {
  ...EMPTY_DRAFT.product,
  figures: 'as-specified',
  customUrl: 'jastuk-mirna-noc',
  ownUrl: false,
  productLink: 'https://prodavnica.rs/jastuk',
  productName: 'Jastuk Mirna noć',
  useLinkFacts: true,
  sku: '',
  images: ['/uploads/images/a-800.webp'],
  currentPrice: '2.990',
  originalPrice: '',
  upsells: [],
}
const problems = (values: ProductValues) =>
  Object.fromEntries(
    (ProductForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
const choice = { market: 'Serbia', templateName: 'Minimalistic', progressKey: 'k'.repeat(32) } as const

describe('the product form', () => {
  it('takes a product without SKU and previous price', () => expect(problems(pillow)).toEqual({}))

  it('left empty, says what each field needs', () => {
    expect(problems(EMPTY_DRAFT.product)).toEqual({
      customUrl: 'URL je obavezan',
      productLink: 'Link proizvoda je obavezan',
      productName: 'Naziv proizvoda je obavezan',
      images: 'Dodajte barem jednu sliku',
      currentPrice: 'Nova cena je obavezna',
    })
  })

  it('takes a product without a link once the seller says that there is none', () => {
    const values = { ...pillow, productLink: 'mirnanoc', noLink: true }
    expect(problems(values)).toEqual({})
    const body = createBody(values, choice)
    expect(body).toMatchObject({ noLink: true })
    expect(body).not.toHaveProperty('productLink')
    expect(CreateWebsiteRequest.parse(body).productLink).toBeUndefined()
  })

  it('takes an upsell product without a link once the seller says that there is none', () => {
    const upsells = [{ ...EMPTY_UPSELL, url: 'navlaka', noLink: true, title: ' Navlaka ', price: '1.190' }]
    expect(problems({ ...pillow, upsells })).toEqual({})
    const body = createBody({ ...pillow, upsells }, choice)
    expect(body.upsellProductLinks).toEqual([{ noLink: true, title: 'Navlaka', price: '1.190' }])
    expect(CreateWebsiteRequest.parse(body).upsellProductLinks).toEqual([{ url: '', title: 'Navlaka', price: 1190 }])
  })

  it('sends links completed that Enter sent before their field was left', () => {
    const values = { ...pillow, productLink: 'instagram.com/mirna', upsells: [{ ...EMPTY_UPSELL, url: 'a.rs/b' }] }
    expect(problems(values)).toEqual({})
    expect(createBody(values, choice)).toMatchObject({
      productLink: 'https://instagram.com/mirna',
      upsellProductLinks: [{ url: 'https://a.rs/b' }],
    })
  })

  it.each([
    ['instagram.com/mirna.noc', 'https://instagram.com/mirna.noc'],
    [' www.prodavnica.rs ', 'https://www.prodavnica.rs'],
    ['https://prodavnica.rs', 'https://prodavnica.rs'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mirnanoc', 'mirnanoc'],
    ['', ''],
  ])('completes the link %s to %s', (typed, link) => expect(completeLink(typed)).toBe(link))

  it.each<[Partial<ProductValues>, string, string]>([
    [
      { productLink: 'mirnanoc/jastuk' },
      'productLink',
      'Mora biti validan link, na primer https://prodavnica.rs/jastuk',
    ],
    [
      { productLink: 'javascript:alert(1)' },
      'productLink',
      'Mora biti validan link, na primer https://prodavnica.rs/jastuk',
    ],
    [{ customUrl: 'orders' }, 'customUrl', 'Ovaj URL je rezervisan. Izaberite drugi.'],
    [{ currentPrice: '0' }, 'currentPrice', 'Upišite cenu veću od 0.'],
    [{ originalPrice: 'mnogo' }, 'originalPrice', 'Unesite iznos brojem, na primer 2.990'],
    [{ upsells: [EMPTY_UPSELL] }, 'upsells.0.url', 'URL proizvoda je obavezan'],
    [{ upsells: [{ ...EMPTY_UPSELL, url: 'navlaka' }] }, 'upsells.0.url', 'Mora biti validan URL'],
    [{ upsells: [{ ...EMPTY_UPSELL, noLink: true, price: '990' }] }, 'upsells.0.title', 'Naziv je obavezan'],
    [{ upsells: [{ ...EMPTY_UPSELL, noLink: true, title: 'Sprej' }] }, 'upsells.0.price', 'Cena je obavezna'],
    [
      { upsells: [{ ...EMPTY_UPSELL, url: 'https://a.rs/b', image: 'slika' }] },
      'upsells.0.image',
      'Mora biti validan link slike',
    ],
    [
      { upsells: Array.from({ length: 6 }, () => ({ ...EMPTY_UPSELL, url: 'https://a.rs/b' })) },
      'upsells',
      'Maksimalno 5 proizvoda',
    ],
  ])('%o is refused', (values, field, message) =>
    expect(problems({ ...pillow, ...values })).toEqual({ [field]: message }),
  )
})

describe('the prices a shopper will see', () => {
  const prices = (currentPrice: string, originalPrice: string, market: 'Serbia' | 'Montenegro' = 'Serbia') =>
    pricesOf({ currentPrice, originalPrice, figures: 'as-specified' }, market)

  it('are those typed, with the discount between them', () => {
    expect(prices('2.990', '4990')).toEqual({ current: 2990, original: 4990, originalIsOurs: false, discount: 40 })
  })

  it('have a previous price of 1.4 times the new one when none was typed', () => {
    expect(prices('2990', '')).toEqual({ current: 2990, original: 4190, originalIsOurs: true, discount: 29 })
    expect(prices('24,90', '', 'Montenegro')).toMatchObject({ current: 25, original: 35 })
  })

  it('have no discount when the previous price is not higher', () =>
    expect(prices('2990', '2990')?.discount).toBeNull())

  it('are not known before the new price can be read', () => expect(prices('skupo', '')).toBeNull())
})

describe('what is sent', () => {
  it('is a request that the contract takes, with prices filled in and the market’s currency', () => {
    const body = createBody(
      {
        ...pillow,
        upsells: [
          { ...EMPTY_UPSELL, url: ' https://prodavnica.rs/navlaka ', price: '1.190' },
          {
            ...EMPTY_UPSELL,
            url: 'https://prodavnica.rs/sprej',
            title: 'Sprej',
            sku: 'SP-1',
            image: 'https://prodavnica.rs/sprej.jpg',
          },
        ],
      },
      choice,
    )
    expect(body).toMatchObject({
      currentPrice: 2990,
      originalPrice: '4190',
      targetMarket: 'Serbia',
      currency: 'RSD',
      currencySymbol: 'RSD',
    })
    expect(CreateWebsiteRequest.parse(body)).toMatchObject({
      originalPrice: 4190,
      sku: null,
      upsellProductLinks: [
        { url: 'https://prodavnica.rs/navlaka', price: 1190 },
        {
          url: 'https://prodavnica.rs/sprej',
          title: 'Sprej',
          sku: 'SP-1',
          images: ['https://prodavnica.rs/sprej.jpg'],
        },
      ],
    })
  })
})
