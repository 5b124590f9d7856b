import { describe, expect, it } from 'vitest'
import { generateWebsite } from '../page/generate-website.ts'
import { understand } from './profile.ts'

const nounOf = (name: string) => understand(name).nounTexts?.noun ?? null

describe('the texts of a noun', () => {
  it.each([
    ['PERIKA DUGA PLAVA 70CM', 'perika'],
    ['duga perika', 'perika'],
    ['Дуга перика за журке', 'perika'],
    ['Ogledalo sa LED svjetlom za kupatilo', 'ogledalo'],
  ])('are found whatever else the name says: %s', (name, noun) => {
    expect(nounOf(name)).toBe(noun)
  })

  it.each([
    'duga perika za lutku',
    'duga perika za psa',
    'duga perika na naduvavanje',
    'torba za periku',
    'qwerty 123',
  ])('are left out where the name makes it another product: %s', (name) => {
    expect(nounOf(name)).toBeNull()
  })

  it.each([
    ['Vozić na šine sa svetlom', 'voz'],
    ['Radne pantalone sa džepovima', 'pantalone'],
    ['Brushalter bez žice', 'grudnjak'],
  ])('are not lost by a part, an adjective or a missing wire: %s', (name, noun) => {
    expect(nounOf(name)).toBe(noun)
  })

  it('make the headline, the hook, the bullets and the story, and two sellers get different ones', () => {
    const write = (before: number) =>
      generateWebsite({
        productName: 'Libela',
        market: 'Serbia',
        templateName: 'Advertorial Template',
        currentPrice: 2990,
        originalPrice: null,
        before,
      })
    const { nounTexts } = understand('Libela')
    const titles = new Set(nounTexts?.bullets?.map(([title]) => title))
    const [first, second] = [write(0), write(1)]
    const own = (page: typeof first) => page.bullets.filter(({ title }) => titles.has(title)).map(({ title }) => title)
    expect(own(first)).toHaveLength(5)
    expect(own(second)).toHaveLength(3)
    expect(own(second).filter((title) => !own(first).includes(title))).not.toEqual([])
    expect(second.hook).not.toBe(first.hook)
    expect(nounTexts?.story?.map(({ moment }) => moment)).toContain(first.advertorialStory?.personalIntro)
    expect(first.testimonials).toEqual([])
  })
})
