// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { samplePage, sampleSeller } from '../../testing/sample-page.ts'
import { AdvertorialPage } from './advertorial-page.tsx'

const shown = (changes: Parameters<typeof samplePage>[0] = {}): string =>
  renderToString(
    <AdvertorialPage
      website={samplePage({ templateName: 'Advertorial Template', ...changes })}
      seller={sampleSeller()}
      pixelScriptUrl={null}
    />,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
const footerOf = (page: string) =>
  Array.from(page.split(/<\/?footer/)[1]?.matchAll(/<p>(.*?)<\/p>/g) ?? [], ([, line]) => line)
const [one] = samplePage().testimonials
const voices = ['Ana', 'Bojan', 'Vera', 'Goran'].map((name) => ({
  name,
  location: 'Niš',
  text: `Piše ${name}.`,
  rating: 5,
  purchase_date: one?.purchase_date ?? '',
  verified: true,
}))
const named = (page: string) => Array.from(page.matchAll(/Piše (\p{L}+)\./gu), ([, name]) => name)

describe('the story page', () => {
  it('lets three buyers speak at most, and of those the ones that are switched on', () => {
    expect(named(shown({ testimonials: voices }))).toEqual(['Ana', 'Bojan', 'Vera'])
    const editableContent = { enabledTestimonials: [true, false, true, true] }
    expect(named(shown({ testimonials: voices, editableContent }))).toEqual(['Ana', 'Vera'])
  })

  it('says of a voice where and when it bought, and whether that was verified', () => {
    const captionsOf = (page: string) =>
      Array.from(page.matchAll(/<figcaption>(.*?)<\/figcaption>/g), ([, caption]) =>
        caption?.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ''),
      )
    const [ana] = voices
    const testimonials = ana
      ? [
          { ...ana, purchase_date: 'pre 5 dana' },
          { ...ana, name: 'Vera', verified: false },
        ]
      : []
    expect(captionsOf(shown({ testimonials })).slice(-2)).toEqual([
      'Ana, Niš · pre 5 dana Provereno',
      `Vera, Niš · ${one?.purchase_date}`,
    ])
  })

  it('draws the icon that is stored for a statistic, and one that fits where the stored one is none of ours', () => {
    const statistic = { number: '3', label: 'dana do Vaših vrata', description: 'Kurir zove.' }
    const page = shown({
      advertorialStory: {
        trustStatistics: [
          { ...statistic, icon: 'truck' },
          { ...statistic, icon: 'no-such-icon', label: 'plaćate kuriru' },
        ],
      },
    })
    const icons = Array.from(
      page.split('class="statistics"')[1]?.matchAll(/lucide-([a-z-]+)/g) ?? [],
      ([, icon]) => icon,
    )
    expect(icons.slice(0, 2)).toEqual(['truck', 'hand-coins'])
  })

  it('says above the form what a piece saves, and the seller’s sentence about the price', () => {
    const priceAnchoring = { originalPrice: 4990, currentPrice: 2990, savings: 2000, comparisonText: 'Manje od ručka.' }
    const page = shown({ originalPrice: 4990, currentPrice: 2990, priceAnchoring })
    expect(page).toContain('Ušteda po komadu: 2.000 RSD')
    expect(page).toContain('Manje od ručka.')
  })

  it('says in its footer who sells, that delivery is free and when one is there', () => {
    expect(footerOf(shown())).toEqual([
      'Mirna noć',
      'Besplatna dostava širom Srbije',
      'Podrška radnim danima od 9:00 do 17:00',
      'Promotivni tekst.',
    ])
  })

  it('leaves out a line that only has the place for an e-mail: nobody’s address is made up', () => {
    const footerSection = {
      companyInfo: 'Radnja Luma',
      contactInfo: 'Mejl {email}',
      legalNotice: 'Oglas.',
      deliveryInfo: 'Dostava 3 dana',
      supportHours: 'Svakog dana',
    }
    expect(footerOf(shown({ advertorialStory: { footerSection } }))).toEqual([
      'Radnja Luma',
      'Dostava 3 dana',
      'Svakog dana',
      'Oglas.',
    ])
  })

  it('claims free delivery, cash on delivery and up to 57% off; on an honest page no such discount', () => {
    const claims = (page: string) => page.split('class="order-claims"')[1]?.split('</p>')[0]
    for (const claim of ['Besplatna dostava', 'Plaćanje pouzećem', 'Popust do 57%'])
      expect(claims(shown())).toContain(claim)
    const honest = claims(shown({ figures: 'honest' }))
    expect(honest).toContain('Plaćanje pouzećem')
    expect(shown({ figures: 'honest' })).not.toContain('57%')
  })

  it('has in its header links to parts that are there', () => {
    const page = shown()
    const places = Array.from(
      page
        .split('<nav')[1]
        ?.split('</nav>')[0]
        ?.matchAll(/href="#(\w+)"/g) ?? [],
      ([, id]) => id,
    )
    expect(places).toEqual(['prica', 'prednosti', 'pitanja', 'poruci'])
    for (const id of places) expect(page).toContain(`id="${id}"`)
  })

  it('opens one question at a time', () => {
    const asked = shown().split('id="pitanja"')[1]?.split('</section>')[0]
    expect(asked?.match(/<details[^>]*>/g)).toEqual(Array(5).fill('<details name="questions">'))
  })
})
