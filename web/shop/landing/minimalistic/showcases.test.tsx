import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { samplePage } from '../../testing/sample-page.ts'
import { ImageShowcase } from './showcases.tsx'

const WIDTH = 100
const went = vi.fn()

beforeEach(() => went.mockClear())

/** Four pictures of which three are visible at once, scrolled to this position. */
function rowAt(scrollLeft: number) {
  const images = ['a', 'b', 'c', 'd'].map((url) => ({ url, width: 0, height: 0, widths: [] }))
  const { unmount } = render(<ImageShowcase website={samplePage({ images })} />)
  const row = screen.getByRole('region', { name: 'Slike proizvoda, izbliza' })
  Object.assign(row, { scrollTo: ({ left }: ScrollToOptions) => went(left) })
  const measures = { clientWidth: 3 * WIDTH, scrollWidth: 4 * WIDTH, scrollLeft }
  for (const [name, value] of Object.entries(measures)) Object.defineProperty(row, name, { value })
  for (const [place, slide] of Array.from(row.children).entries())
    Object.defineProperty(slide, 'offsetLeft', { value: place * WIDTH })
  return unmount
}

it.each([
  ['Sledeća slika', 0, WIDTH],
  ['Sledeća slika', WIDTH, 0],
  ['Prethodna slika', WIDTH, 0],
  ['Prethodna slika', 0, 3 * WIDTH],
])('%s moves the row from %d to %d, though several pictures are seen at once', (arrow, from, to) => {
  const unmount = rowAt(from)
  fireEvent.click(screen.getByRole('button', { name: arrow }))
  expect(went).toHaveBeenCalledExactlyOnceWith(to)
  unmount()
})
