import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ScrollStrip } from './scroll-strip.tsx'

/** jsdom lays nothing out. */
const sizes = (scrollWidth: number, clientWidth: number) => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth)
}
const show = () => {
  render(
    <ScrollStrip>
      <p>Sve, na čekanju, završeno</p>
    </ScrollStrip>,
  )
  const strip = screen.getByText(/^Sve/).parentElement
  if (!strip) throw new Error('the strip is around its content')
  return strip
}

it('fades at each edge behind which more follows', () => {
  sizes(600, 390)
  const strip = show()
  expect(strip.className).toContain('to_right,#000')
  fireEvent.scroll(strip, { target: { scrollLeft: 100 } })
  expect(strip.className).toContain('to_right,transparent')
  fireEvent.scroll(strip, { target: { scrollLeft: 210 } })
  expect(strip.className).toContain('to_left,#000')
})

it('fades nowhere where all fits', () => {
  sizes(390, 390)
  expect(show().className).not.toContain('mask-image')
})

it('begins with what is chosen, as by an address', () => {
  sizes(600, 390)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(480)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90)
  render(
    <ScrollStrip>
      <button type="button" data-state="on">
        Otkazano
      </button>
    </ScrollStrip>,
  )
  expect(screen.getByText('Otkazano').parentElement?.scrollLeft).toBe(330)
})
