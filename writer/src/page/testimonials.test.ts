import { COMMENT_CATEGORIES } from '@izlog/contracts/domain/categories'
import { Market } from '@izlog/contracts/domain/markets'
import { AiTestimonial } from '@izlog/contracts/page-fields/shapes'
import { expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { PEOPLE } from './people.ts'
import { SHOP_REMARKS } from './shop-remarks.ts'
import { sourcesOf } from './sources.ts'
import { writeComments, writeTestimonials } from './testimonials.ts'
import { startWriting } from './writing.ts'

it('writes twelve different comments, newest first, by people of the market', () => {
  for (const market of Market.options)
    for (const category of COMMENT_CATEGORIES) {
      const comments = writeComments('Luma', category, market)
      expect(comments.map((comment) => AiTestimonial.parse(comment))).toHaveLength(12)
      expect(new Set(comments.map(({ comment }) => comment)).size).toBe(12)
      const { women, men } = PEOPLE[market]
      expect(comments.every(({ name }) => [...women, ...men].includes(name.split(' ')[0] ?? ''))).toBe(true)
      const hours = comments.map(
        ({ timeAgo }) => Number(/\d+/.exec(timeAgo)?.[0]) * (timeAgo.includes('dana') ? 24 : 1),
      )
      expect(hours).toEqual([...hours].sort((a, b) => a - b))
    }
})

it('speaks of the product when it knows it', () => {
  const comments = writeComments('Jastuk za psa: svoje mesto', 'ostalo', 'Serbia').map(({ comment }) => comment)
  expect(comments.some((comment) => SHOP_REMARKS.every(([, remark]) => remark !== comment))).toBe(true)
})

it('lets women and men speak for themselves', () => {
  const { women } = PEOPLE.Serbia
  for (const name of ['Jastuk za psa', 'Kalup za led', 'Sobni bicikl']) {
    const writing = startWriting(understand(name), 'Serbia', { seed: name })
    const all = [...SHOP_REMARKS, ...sourcesOf(writing).flatMap(({ texts }) => texts.remarks ?? [])]
    for (const { name: who, text } of writeTestimonials(writing)) {
      const by = all.find(([, remark]) => writing.fill(remark) === text)?.[0]
      expect([name, text, by === 'f']).toEqual([name, text, women.includes(who.split(' ')[0] ?? '')])
    }
  }
})

it('has nobody speak of a product that it does not know', () => {
  expect(writeTestimonials(startWriting(understand('Brudox 3000'), 'Serbia', { seed: 'x' }))).toEqual([])
})

it.each([
  ['muška košulja', 'm'],
  ['ženske patike', 'f'],
  ['Zimska jakna ženska', 'f'],
])('has only those speak of %j who wear it', (name, wearer) => {
  const writing = startWriting(understand(name), 'Serbia', { seed: name })
  const all = [...SHOP_REMARKS, ...sourcesOf(writing).flatMap(({ texts }) => texts.remarks ?? [])]
  const speakers = writeTestimonials(writing).map(
    ({ text }) => all.find(([, remark]) => writing.fill(remark) === text)?.[0],
  )
  expect(speakers).toEqual([wearer, wearer, wearer, wearer])
})
