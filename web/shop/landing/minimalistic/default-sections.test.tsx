// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { samplePage, sampleSeller } from '../../testing/sample-page.ts'
import { designVariantOf } from '../parts/design-variant.ts'
import { MinimalisticPage } from './minimalistic-page.tsx'

const url = (name: string) => ({ url: `https://drugde.test/${name}.jpg`, width: 0, height: 0, widths: [] })
const bullets = [1, 2, 3, 4, 5].map((place) => ({ title: `Prednost ${place}`, text: `Zato ${place}.` }))
const DESIGN = {
  category: 'health',
  targetAudience: 'Svi',
  emotionalTone: 'mirno',
  colorScheme: { primary: '#0D9488', secondary: '#0F766E', accent: '#F59E0B', background: '#F0FDFA', text: '#111827' },
  typography: { headingFont: 'Inter', bodyFont: 'Inter', weight: 'bold' },
  layoutStyle: 'prozračno',
  visualElements: { borderRadius: 'rounded', shadows: 'subtle', spacing: 'normal' },
} as const
/** The id of a product whose page has the first design. */
const productId = [70, 71, 72, 73].find((id) => designVariantOf({ productId: id, customUrl: '' }) === 0) ?? 0

const shown = (changes: Parameters<typeof samplePage>[0] = {}): string =>
  renderToString(
    <MinimalisticPage
      website={samplePage({ productId, bullets, images: ['a', 'b', 'c', 'd', 'e', 'f'].map(url), ...changes })}
      seller={sampleSeller()}
      pixelScriptUrl={null}
    />,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
const part = (page: string, from: string, to: string) => page.slice(page.indexOf(from), page.indexOf(to))

describe('the default page', () => {
  it('has a way back, a place for the owner’s lock and an order button in its bar', () => {
    const bar = part(shown(), '<header', '</header>')
    expect(bar).toMatch(/<a class="back" href="\/storefront\?prodavac=2".*data-owner-slot.*<a [^>]*href="#poruci"/s)
  })

  it('shows in its hero three bullets and four small pictures at most, and all of them below', () => {
    const page = shown()
    const hero = part(page, '<section class="hero', 'class="block')
    expect(hero.match(/Prednost \d/g)).toEqual(['Prednost 1', 'Prednost 2', 'Prednost 3'])
    expect(hero.match(/aria-label="Prikaži sliku \d"/g)).toHaveLength(4)
    expect(page.match(/<h3>Prednost \d/g)?.slice(0, 5)).toEqual(bullets.map(({ title }) => `<h3>${title}`))
  })

  it('has in its first design the sections in the order of the specification', () => {
    const page = shown({
      urgencyElements: {
        limitedStock: 'Malo ih je.',
        limitedTime: 'Kratko.',
        socialProof: 'Hvale ih.',
        exclusivity: 'Samo tu.',
      },
    })
    const places = [
      'class="hero',
      'Zašto baš',
      'class="wrap description"',
      'Malo ih je.',
      'aria-label="Utisci kupaca"',
      'aria-label="Prednosti sa slikama"',
      'aria-label="Slike proizvoda, izbliza"',
      'Koliko košta',
      'Česta pitanja',
      'Poslednja prilika',
      '<footer',
    ].map((mark) => page.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('lists the sections that were planned for it, in their order; else no list', () => {
    const designRecommendations = {
      ...DESIGN,
      sectionStructure: {
        sections: [
          { type: 'faq', title: 'Pitanja', order: 2, props: {} },
          { type: 'hero', title: 'Uvod', order: 1, props: {} },
        ],
      },
    }
    const box = part(shown({ designRecommendations }), '<aside class="wrap plan', '</aside>')
    expect(box).toContain('Sekcije ove stranice (2)')
    expect(box).toMatch(/<li>1\. Uvod <small>hero<\/small><\/li><li>2\. Pitanja <small>faq<\/small><\/li>/)
    expect(shown()).not.toContain('Sekcije ove stranice')
  })

  it('asks nothing of who has no script: its questions open one at a time by themselves', () => {
    const asked = part(shown(), 'class="questions"', 'class="last-chance"')
    expect(asked.match(/<details name="questions">/g)).toHaveLength(5)
    expect(asked).not.toMatch(/<details(?! name="questions")/)
  })
})
