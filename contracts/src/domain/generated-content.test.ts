import { describe, expect, it } from 'vitest'
import { Bullet, DesignRecommendations, Palette } from '../page-fields/shapes.ts'
import { GeneratedContent } from './generated-content.ts'

const shapes = GeneratedContent.shape
const entry = { q: 'Kako se plaća?', a: 'Kuriru, kad paket stigne.' }

describe('GeneratedContent', () => {
  it('has exactly 5 bullets, 3 questions and 8 keywords', () => {
    const bullet = { title: 'Drži oblik', text: 'I posle godinu dana.' }
    const accepted = (n: number) => [
      shapes.bullets.safeParse(Array(n).fill(bullet)).success,
      shapes.faq.safeParse(Array(n).fill(entry)).success,
      shapes.keywords.safeParse(Array(n).fill('jastuk')).success,
    ]
    expect([3, 4, 5, 6, 8, 9].map(accepted)).toEqual([
      [false, true, false],
      [false, false, false],
      [true, false, false],
      [false, false, false],
      [false, false, true],
      [false, false, false],
    ])
  })

  it('keeps to what search engines show', () => {
    expect([
      shapes.seoTitle.safeParse('a'.repeat(60)).success,
      shapes.seoTitle.safeParse('a'.repeat(61)).success,
    ]).toEqual([true, false])
    expect([
      shapes.seoDescription.safeParse('a'.repeat(155)).success,
      shapes.seoDescription.safeParse('a'.repeat(156)).success,
    ]).toEqual([true, false])
  })

  it('accepts only colours that a page can use and words that are there', () => {
    expect(Palette.safeParse({ primary: '#0D9488', bg: '#F0FDFA' }).success).toBe(true)
    for (const bg of ['teal', '#fff', 'red;}', '#F0FDFA;'])
      expect(Palette.safeParse({ primary: '#0D9488', bg }).success).toBe(false)
    expect(Bullet.safeParse({ title: '  ', text: 'x' }).success).toBe(false)
  })

  it('knows the words of the spec for the look', () => {
    const { visualElements, typography } = DesignRecommendations.shape
    expect(
      visualElements.safeParse({ borderRadius: 'very-rounded', shadows: 'dramatic', spacing: 'loose' }).success,
    ).toBe(true)
    expect(visualElements.safeParse({ borderRadius: 'round', shadows: 'none', spacing: 'tight' }).success).toBe(false)
    expect(typography.safeParse({ headingFont: 'a', bodyFont: 'b', weight: 'heavy' }).success).toBe(false)
  })
})
