import { offersOf } from '@izlog/contracts/domain/offers'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { samplePage } from '../../testing/sample-page.ts'
import { LastChance } from './persuasion.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts a day down by the second and begins anew at zero', async () => {
  const [offer] = offersOf(samplePage())
  if (!offer) throw new Error('the sample page sells nothing')
  render(<LastChance website={samplePage()} offer={offer} onOrder={() => undefined} />)
  const shown = () => Array.from(screen.getByRole('timer').querySelectorAll('b'), (part) => part.textContent).join(':')
  const after = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
    return shown()
  }
  expect(shown()).toBe('23:59:59')
  expect(await after(1)).toBe('23:59:58')
  vi.setSystemTime(Date.now() + 86_396_000)
  expect([await after(1), await after(1), await after(1), await after(1)]).toEqual([
    '00:00:01',
    '00:00:00',
    '23:59:59',
    '23:59:58',
  ])
})
