import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePage } from '../../testing/sample-page.ts'
import { SalesHero } from './sales-hero.tsx'

function open(changes: Partial<PublicWebsite> = {}) {
  const website = samplePage(changes)
  const [offer] = offersOf(website)
  if (!offer) throw new Error('the sample page sells nothing')
  const { container } = render(
    <SalesHero website={website} offer={offer} buttonText={{ text: 'Poruči', name: null }} onOrder={() => undefined} />,
  )
  return () => container.querySelector('.visitors')?.textContent
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the live visitors of the Sales Template', () => {
  it('start at 78 and change every 3 seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const visitors = open()
    expect(visitors()).toBe('78 osoba upravo gleda')
    await pass(2999)
    expect(visitors()).toBe('78 osoba upravo gleda')
    await pass(1)
    expect(visitors()).toBe('80 osoba upravo gleda')
    await pass(3000)
    expect(visitors()).toBe('82 osobe upravo gledaju')
  })

  it.each([
    [0, '45 '],
    [0.999, '120 '],
  ])('stay between 45 and 120 where chance is always %d', async (chance, last) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const visitors = open()
    await pass(90_000)
    expect(visitors()).toContain(last)
  })

  it('are not there at all in honest mode', () => {
    expect(open({ figures: 'honest' })()).toBeUndefined()
  })
})
