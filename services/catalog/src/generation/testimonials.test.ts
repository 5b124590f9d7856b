import { COMMENT_CATEGORIES } from '@izlog/contracts/domain/categories'
import { AiTestimonial } from '@izlog/contracts/domain/generated-content'
import { Market } from '@izlog/contracts/domain/markets'
import { expect, it } from 'vitest'
import { PEOPLE } from './people.ts'
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
  const comments = writeComments('LED lampa Luma', 'tehnologija', 'Serbia').map(({ comment }) => comment)
  expect(
    comments.some(
      (comment) => comment.includes('noćni stočić') || comment.includes('Čitam') || comment.includes('uči'),
    ),
  ).toBe(true)
})

it('lets women and men speak for themselves', () => {
  const { women } = PEOPLE.Serbia
  for (const name of ['Lampa A', 'Jastuk B', 'Sat C', 'Fen D']) {
    const writing = startWriting(name, 'Serbia', 'home')
    for (const { name: who, text } of writeTestimonials(writing)) {
      const by = writing.noun.remarks.find(([, remark]) => writing.say(remark) === text)?.[0]
      expect(by === 'f').toBe(women.includes(who.split(' ')[0] ?? ''))
    }
  }
})
