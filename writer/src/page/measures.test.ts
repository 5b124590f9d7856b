import { describe, expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { generateWebsite } from './generate-website.ts'
import { measureBullets, measureQuestions } from './measures.ts'
import { startWriting } from './writing.ts'

const textsOf = (name: string) =>
  measureBullets(startWriting(understand(name), 'Serbia', { seed: name })).map(({ text }) => text)

it.each([
  ['figura keramička 2,8 m', 'malo više od visine plafona u stanu'],
  ['figura keramička 175 cm', 'koliko i visina odraslog čoveka'],
])('compares the length of %j with the nearest thing known', (name, text) =>
  expect(textsOf(name)).toEqual([expect.stringContaining(text)]),
)

it('says nothing of a length that is near nothing known', () => expect(textsOf('figura keramička 135 cm')).toEqual([]))

it.each([
  'kanta za zalivanje 10 l',
  'pajalica teleskopska za prašinu 2,8 m',
  'vosak za poliranje auta 250 ml',
  'peškir 50x100 cm',
  'kavez za papagaja 40x30x60 cm',
  'ormarić za cipele 60x90 cm',
  'bicikl bez pedala za decu 12 inča',
  'klizaljke dečje podesive 34-37',
])('has no bullet about the measure of %j, which would only advise to measure', (name) =>
  expect(textsOf(name)).toEqual([]),
)

it.each([
  ['power bank solarni 20000 mAh', '4 punjenja telefona'],
  ['memorijska kartica 64 GB', 'stane oko 16000'],
])('tells what the buyer of %j gets', (name, text) => expect(textsOf(name)).toEqual([expect.stringContaining(text)]))

it('asks about the socket where a usual one is too weak, and nowhere else', () => {
  const questions = (name: string) => measureQuestions(understand(name)).map(([question]) => question)
  expect(questions('bojler 5500 W')).toEqual(['Da li je dovoljna obična utičnica?'])
  expect(questions('bojler 1500 W')).toEqual([])
  expect(questions('agregat 5500 W')).toEqual([])
})

describe('the measures of a described page', () => {
  const pageOf = (productName: string) =>
    generateWebsite({
      productName,
      market: 'Serbia',
      templateName: 'Minimalistic',
      currentPrice: 2990,
      originalPrice: null,
    })

  it('stand in one line, with their unit', () =>
    expect(pageOf('Kavez za papagaja 40x30x60 cm').longDescription.split('\n\n').at(-1)).toBe('Mere: 40x30x60 cm.'))

  it('are left to the title where the name has no unit', () =>
    expect(pageOf('Ram za slike 40x50 crni').longDescription).not.toMatch(/Mere|40x50/))
})
