// @vitest-environment node
import { generateOffers } from '@izlog/contracts/domain/offers'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { samplePage, sampleSeller } from '../../testing/sample-page.ts'
import { MinimalisticPage } from './minimalistic-page.tsx'

type Changes = Parameters<typeof samplePage>[0]
const shown = (changes: Changes = {}): string =>
  renderToString(<MinimalisticPage website={samplePage(changes)} seller={sampleSeller()} pixelScriptUrl={null} />)
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')

const urgencyElements = {
  limitedStock: 'Količina je ograničena.',
  limitedTime: 'Snižena cena ne traje dugo.',
  socialProof: 'Kupci nas preporučuju.',
  exclusivity: 'Samo na ovoj stranici.',
}
const WRITTEN = [...Object.values(urgencyElements), 'Spavam kao nekad.', 'Provereno']
const anchoring = { originalPrice: 4190, currentPrice: 2990, savings: 1200, comparisonText: 'Redovna cena: 4.190 RSD.' }

describe('an honest page', () => {
  const honest = { figures: 'honest', urgencyElements } as const

  it('says of buyers, stock and time nothing that was made up for its seller', () => {
    const page = shown(honest)
    for (const sentence of WRITTEN) expect(page).not.toContain(sentence)
    for (const sentence of WRITTEN) expect(shown({ urgencyElements })).toContain(sentence)
  })

  it('says what its seller wrote', () => {
    const page = shown({ ...honest, editedFields: ['testimonials', 'urgencyElements'] })
    for (const sentence of WRITTEN) expect(page).toContain(sentence)
  })

  it('quotes reviews alone once it has some, each as a verified purchase', () => {
    const review = {
      stars: 4,
      text: 'Stigao za dva dana.',
      name: 'Jovana S.',
      city: 'Čačak',
      at: '2026-11-05T09:00:00.000Z',
    }
    const page = shown({ ...honest, editedFields: ['testimonials'], reviews: [review] })
    for (const words of ['Stigao za dva dana.', 'Jovana S.', 'Čačak · 5. 11. 2026.', 'Proverena kupovina', '4 od 5'])
      expect(page).toContain(words)
    expect(page).not.toContain('Spavam kao nekad.')
    expect(page).not.toContain('Provereno')
    const advertising = shown({ reviews: [review] })
    expect(advertising.indexOf('Stigao za dva dana.')).toBeLessThan(advertising.indexOf('Spavam kao nekad.'))
  })

  it('compares with no price that was made up', () => {
    const unpriced = { originalPrice: null, priceAnchoring: anchoring }
    expect(shown(unpriced)).toContain('4.190')
    expect(shown({ ...honest, ...unpriced })).not.toContain('4.190')
    expect(shown({ ...honest, ...unpriced })).toContain('>Koliko košta<')
    const own = { ...unpriced, priceAnchoring: { ...anchoring, comparisonText: 'Manje od jedne masaže.' } }
    expect(shown({ ...honest, ...own, editedFields: ['comparisonText'] })).toContain('Manje od jedne masaže.')
  })
})

describe('the default page', () => {
  it('tells the saving as its seller told it', () => {
    const page = shown({ priceAnchoring: { ...anchoring, originalPrice: 4990, savings: 2500 } })
    expect(page).toContain('Ušteda 2.500 RSD')
    expect(page).toContain('−2.500 RSD')
  })

  it('adds the delivery of one piece to what the courier is paid, and says where it is free', () => {
    const billOf = (freeFrom: number | null) =>
      shown({ deliveryPricing: { price: 390, freeFrom } })
        .split('class="bill"')[1]
        ?.split('</dl>')[0]
        ?.replace(/<[^>]+>/g, '|')
    expect(billOf(null)).toMatch(/Dostava\|+390 RSD\|+Plaćate kuriru\|+3\.380 RSD/)
    expect(billOf(2000)).toMatch(/Dostava\|+besplatna\|+Plaćate kuriru\|+2\.990 RSD/)
  })

  it('shows every constant of the specification that is its own', () => {
    const page = shown({ quantityOffers: generateOffers(2990, 'RSD') })
    for (const figure of [
      '4,9/5',
      '2.847 ocena',
      '15.000+ kupaca',
      '98 %',
      'Još 5 komada',
      'Samo ovde -30%',
      '24h',
      '50% popusta',
    ])
      expect(page).toContain(figure)
    expect(page).toContain('4.904 kupca')
  })

  it('leaves out what there is nothing to say of, and no empty list', () => {
    const page = shown({ bullets: [], hook: '', longDescription: '', testimonials: [], images: [] })
    expect(page).not.toMatch(/<(ul|ol|p|dl)\b[^>]*><\/\1>/)
    for (const heading of ['Zašto baš', 'Šta kažu kupci', 'Pogledajte izbliza', 'Sa svih strana'])
      expect(page).not.toContain(heading)
    expect(page).toContain('Slika nije dostupna')
  })

  it('shows those buyers that its seller left switched on', () => {
    expect(shown({ editableContent: { enabledTestimonials: [true] } })).toContain('Spavam kao nekad.')
    expect(shown({ editableContent: { enabledTestimonials: [false] } })).not.toContain('Spavam kao nekad.')
  })

  it('begins its row of large pictures with another than the first screen shows', () => {
    const url = (name: string) => ({ url: `https://drugde.test/${name}.jpg`, width: 0, height: 0, widths: [] })
    const [, row = ''] = shown({ images: ['a', 'b', 'c'].map(url) }).split('izbliza"')
    const pictures = Array.from(row.split('round-button')[0]?.matchAll(/test\/(\w)\.jpg/g) ?? [], ([, name]) => name)
    expect(pictures).toEqual(['c', 'a', 'b'])
  })
})
