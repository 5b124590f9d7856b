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

it.each(['mengele 100 mm', 'vile 4 kom'])('spells out no measure of %j that would tell nothing of it', (name) => {
  expect(measureBullets(startWriting(understand(name), 'Serbia', { seed: name }))).toEqual([])
})
