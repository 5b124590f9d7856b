import { expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { generateWebsite } from './generate-website.ts'
import { speaksOfOthers, wearerOf } from './wearer.ts'

const bulletsOf = (productName: string) =>
  Array.from({ length: 10 }, (_, before) =>
    generateWebsite({
      productName,
      market: 'Serbia',
      templateName: 'Minimalistic',
      currentPrice: 2990,
      originalPrice: null,
      before,
    }).bullets.map(({ title }) => title),
  ).flat()

it('writes of no dress on the page of a man’s belt', () => {
  expect(bulletsOf('kaiš')).toContain('Preko haljine i kaputa')
  expect(bulletsOf('muški kaiš')).not.toContain('Preko haljine i kaputa')
})

it('is found by no search of the other half', () => {
  const keywordsOf = (productName: string) =>
    generateWebsite({
      productName,
      market: 'Serbia',
      templateName: 'Minimalistic',
      currentPrice: 2990,
      originalPrice: null,
    }).keywords.join(', ')
  expect(keywordsOf('zimske čizme')).toMatch(/muške/)
  expect(keywordsOf('ženske zimske čizme')).not.toMatch(/muške/)
})

it.each([
  ['muška košulja', 'm', 'Uvučete je u suknju.'],
  ['Košulja ženska', 'f', 'A kravata visi u stranu.'],
])('knows who wears %j', (name, wearer, ofOthers) => {
  expect(wearerOf(understand(name))).toBe(wearer)
  expect(speaksOfOthers(understand(name))([ofOthers])).toBe(true)
  expect(speaksOfOthers(understand('košulja'))([ofOthers])).toBe(false)
})

it('writes of no dog on the page of a cat’s collar, and of no child on that of a grown-up’s scooter', () => {
  const isOfOthers = (name: string, text: string) => speaksOfOthers(understand(name))([text])
  expect(isOfOthers('ogrlica protiv buva za mačke', 'Pas se češe o vrata.')).toBe(true)
  expect(isOfOthers('ogrlica protiv buva za pse i mačke', 'Pas se češe o vrata.')).toBe(false)
  expect(isOfOthers('povodac za psa', 'Mačka ide ispred.')).toBe(true)
  expect(isOfOthers('trotinet za odrasle', 'Dete vozi uz nadzor.')).toBe(true)
  expect(isOfOthers('trotinet za odrasle', 'Deda stoji pored.')).toBe(false)
})
