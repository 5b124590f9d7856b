import { expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { measureBullets } from './measures.ts'
import { startWriting } from './writing.ts'

it.each([
  ['peškir za plažu 100x180 cm', 'Duža strana je 180 cm, kraća 100 cm. Izmerite ono što sada koristite, pa uporedite.'],
  ['jastučnica 50x50 cm', 'Svaka strana je 50 cm. Izmerite ono što sada koristite, pa uporedite.'],
  ['kutija za nakit 20x12 cm', 'Iscrtajte 20x12 cm na papiru, u pravoj veličini, pa pogledajte gde staje kutija.'],
  ['ormarić za cipele 60x90 cm', 'Iscrtajte 60x90 cm trakom ili novinama'],
])('tells what the sides of %j mean', (name, text) => {
  const bullets = measureBullets(startWriting(understand(name), 'Serbia', { seed: name }))
  expect(bullets.map((bullet) => bullet.text)).toEqual([expect.stringContaining(text)])
})

it.each([
  ['pajalica teleskopska 2,8 m', 'malo više od visine plafona u stanu'],
  ['figura keramička 175 cm', 'koliko i visina odraslog čoveka'],
])('compares the length of %j with the nearest thing known', (name, text) => {
  const bullets = measureBullets(startWriting(understand(name), 'Serbia', { seed: name }))
  expect(bullets.map((bullet) => bullet.text)).toEqual([expect.stringContaining(text)])
})

it('says nothing of a length that is near nothing known', () => {
  expect(measureBullets(startWriting(understand('lanac za bicikl 135 cm'), 'Serbia', { seed: 'lanac' }))).toEqual([])
})
