import { describe, expect, it } from 'vitest'
import { NOUNS } from './lexicon/nouns.ts'
import { nounOf } from './recognise-product.ts'

/** Titles, hooks, punches, bullets, reasons, troubles, questions, remarks, keywords. */
const ENOUGH = [3, 3, 3, 5, 2, 3, 3, 5, 6]

describe('nounOf', () => {
  it.each([
    ['Ortopedski jastuk „Mirna noć"', 'jastuk'],
    ['Ručni usisivač Brzi', 'ručni usisivač'],
    ['Robot usisivač Brzi', 'usisivač'],
    ['Usisivač za auto', 'ručni usisivač'],
    ['Punjač za sat', 'punjač'],
    ['Ogledalo sa LED lampom', 'ogledalo'],
    ['Ulošci za cipele', 'ulošci'],
    ['Sjeckalica za povrće', 'seckalica'],
    ['Držač telefona za auto', 'držač za auto'],
    ['Stalak i držač za telefon', 'držač'],
    ['Set od pet noževa', 'set noževa'],
    ['Kuhinjski nož', 'nož'],
    ['Maska za spavanje', 'maska za spavanje'],
    ['Maska za telefon', 'proizvod'],
    ['Četka za kosu', 'četka'],
    ['Satenska haljina', 'proizvod'],
    ['Nosač i police', 'proizvod'],
    ['Grijalica Žar', 'grejalica'],
  ])('takes %j for %j', (productName, noun) => expect(nounOf(productName, 'tech').nom).toBe(noun))

  it('knows the products by their own names', () => {
    const others = NOUNS.filter(({ nom }) => nounOf(nom, 'tech').nom !== nom).map(({ nom }) => nom)
    expect(others, 'only these say too little alone').toEqual(['podloga', 'baterija', 'držač'])
  })

  it('has enough to say of each that two makes read differently', () => {
    for (const { nom, titles, hooks, punches, bullets, reasons, troubles, faq, remarks, keywords } of NOUNS)
      expect(
        [titles, hooks, punches, bullets, reasons, troubles, faq, remarks, keywords].map(
          ({ length }, i) => length >= (ENOUGH[i] ?? 0),
        ),
        nom,
      ).not.toContain(false)
  })
})
