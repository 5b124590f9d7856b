import type { Market } from '@izlog/contracts/domain/markets'
import { expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { bulletsOfName } from './lines-of-name.ts'
import { startWriting } from './writing.ts'

const of = (name: string, market: Market = 'Serbia') =>
  bulletsOfName(startWriting(understand(name), market, { seed: name }))
const titlesOf = (name: string, market?: Market) => of(name, market).map(({ title }) => title)

it('tells parts, measures, colour and number that stand in the name', () => {
  expect(titlesOf('figura sa biserima')).toEqual(['Sa biserima'])
  expect(titlesOf('figura keramička 500g')).toEqual(['Težina: 500 g'])
  expect(titlesOf('Figura keramička 25 cm bela', 'Bosnia')).toEqual(['Mjera: 25 cm', 'Boja: bijela'])
  expect(titlesOf('figura keramička braon')).toEqual(['Boja: braon'])
  expect(titlesOf('figura keramička 6 kom')).toEqual(['U pakovanju: 6 kom'])
})

it('tells a part in any dialect and in capitals too', () => {
  expect(titlesOf('Kutija sa LED svjetlom', 'Bosnia')).toEqual(['Sa LED svjetlom'])
})

it('tells for how many it is, and not what everybody knows it is for', () => {
  expect(titlesOf('Sanduk za 12 flaša')).toContain('Za 12 flaša')
  expect(titlesOf('Rajf za kosu')).toEqual([])
  expect(titlesOf('Džojstik za PS4')).toEqual([])
})

it.each([
  ['figura 30 cm', 'To je koliko i duža strana lista A4'],
  ['kutija 28 cm', 'malo manje od duže strane lista A4'],
  ['sanduk 10 l', 'koliko 10 pakovanja mleka od litra'],
  ['figura 4 m', '4 krupna koraka'],
  ['memorijska kartica 64 GB', 'stane oko 16000'],
  ['power bank 20000 mAh', '4 punjenja telefona'],
])('says what %j means to a buyer', (name, meaning) => {
  const [bullet] = of(name)
  expect(bullet?.text).toContain(meaning)
})

it('says nothing of what it cannot compare', () => expect(of('memorija 3,5 mm')).toEqual([]))
