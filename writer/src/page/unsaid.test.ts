import { describe, expect, it } from 'vitest'
import { generateWebsite } from './generate-website.ts'
import { contentOf, repeatsContent } from './repeats.ts'

const pageOf = (productName: string, before = 0) =>
  generateWebsite({
    productName,
    market: 'Serbia',
    templateName: 'Minimalistic',
    currentPrice: 2990,
    originalPrice: null,
    before,
  })
const bulletsOf = (name: string, before?: number) =>
  pageOf(name, before)
    .bullets.map(({ title, text }) => `${title}. ${text}`)
    .join('\n')
const lastOf = (name: string) => pageOf(name).longDescription.split('\n\n').at(-1)

describe('a page says what its name states', () => {
  it.each([
    ['džoger sa kofom i pedalom', /pedal/],
    ['rajf za kosu sa biserima', /[Bb]iser/],
    ['dizalica za auto sa koferom', /kofer/i],
    ['otirač od kokosa ispred vrata', /[Kk]okos/],
  ])('in a bullet: %j', (name, mentioned) => expect(bulletsOf(name)).toMatch(mentioned))

  it.each([
    ['tiplovi sa šrafom za zid 100 kom', /100 komada/],
    ['tabla za pikado sa 6 strelica', /6 strelica|šest strelica/i],
    ['pinceta za obrve sa svetlom', /[Ss]vetl/],
  ])('in a bullet, also a number and what a paragraph mentions by the way: %j', (name, mentioned) =>
    expect(bulletsOf(name)).toMatch(mentioned),
  )

  it('also on the next seller’s page', () => expect(bulletsOf('dizalica za auto sa koferom', 1)).toMatch(/kofer/i))

  it('in a bullet that takes the place of another on the same point', () =>
    expect(bulletsOf('crevo za zalivanje rastegljivo sa pištoljem 30 m')).toMatch(/[Pp]ištolj/))

  it.each(['šator sa gramofonom', 'štipaljke za veš 48 kom', '4 peškira za ruke', 'ormarić za cipele sa 5 pregrada'])(
    'in no empty bullet on the package or its price: %j',
    (name) => {
      for (const before of [0, 1])
        expect(bulletsOf(name, before)).not.toMatch(/(?:cel|ist)(?:i|og|om)? paket|istoj ceni|komada odjednom/)
    },
  )

  it('in one bullet and no second', () => {
    for (const before of [0, 1]) {
      const bullets = bulletsOf('gramofon retro sa zvučnicima', before).split('\n')
      expect(bullets.filter((bullet) => /zvučni/i.test(bullet))).toHaveLength(1)
    }
  })

  it('in a line: a part', () => expect(lastOf('šator sa gramofonom')).toContain('Šator je sa gramofonom.'))

  it('in a line: size, count, colour and material', () => {
    expect(lastOf('4 peškira za ruke')).toContain('U pakovanju: 4 komada.')
    expect(lastOf('gumene čizme muške 43')).toContain('Broj: 43.')
    expect(lastOf('klizaljke dečje podesive 34-37')).toContain('Brojevi: 34-37.')
    expect(lastOf('hoodie muški crni XL')).toContain('Veličina: XL.')
    expect(lastOf('štake podlaktne podesive 2 kom')).toContain('U pakovanju: 2 komada.')
  })

  it('not what only looks like it: imitations, and the material of a handle', () => {
    expect(lastOf('torba ženska od eko kože')).not.toContain('Materijal: koža')
    expect(lastOf('sekira sa drškom od drveta')).not.toContain('Materijal')
  })
})

it('tells texts that say the same from texts that share a word', () => {
  const [one, same, other] = [
    'Sušite razapeto i otresite dok je još vlažno.',
    'Sušite razapeto, dalje od radijatora, i dobro otresite dok je još vlažno.',
    'Sušite ih na promaji, a peglajte sa naličja.',
  ].map(contentOf)
  expect([
    repeatsContent(one ?? new Set(), same ?? new Set()),
    repeatsContent(one ?? new Set(), other ?? new Set()),
  ]).toEqual([true, false])
})
