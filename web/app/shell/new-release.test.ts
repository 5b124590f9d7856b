import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadPage } from '../shared/reload-page.ts'
import { reloadOnNewRelease } from './new-release.ts'

vi.mock(import('../shared/reload-page.ts'), () => ({ reloadPage: vi.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('a tab that misses a file of its release begins anew, and not again at once', () => {
  reloadOnNewRelease()
  const miss = () => dispatchEvent(new Event('vite:preloadError'))
  miss()
  miss()
  expect(reloadPage).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  miss()
  expect(reloadPage).toHaveBeenCalledTimes(2)
})
