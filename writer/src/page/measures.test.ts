import { expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { measureBullets } from './measures.ts'
import { startWriting } from './writing.ts'

const textsOf = (name: string) =>
  measureBullets(startWriting(understand(name), 'Serbia', { seed: name })).map(({ text }) => text)

it.each([
  ['figura keramička 20x12 cm', 'Iscrtajte 20x12 cm na papiru, u pravoj veličini, pa pogledajte gde staje figura.'],
  ['ormarić za cipele 60x90 cm', 'Iscrtajte 60x90 cm trakom ili novinama'],
])('tells what the sides of %j mean', (name, text) => expect(textsOf(name)).toEqual([expect.stringContaining(text)]))

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
])('compares nothing for a product that is described: %j', (name) => expect(textsOf(name)).toEqual([]))
