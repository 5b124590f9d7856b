import { expect, it } from 'vitest'
import { modulesOf } from './code128.ts'
import { boxOf, LABEL_LAYOUTS } from './label-layout.ts'
import { piecesOf } from './packing-list-pdf.ts'

it('an order’s code is Code 128: start, a symbol a character, check and stop', () => {
  const code = 'K7QM-4RXW-9TPH'
  const modules = modulesOf(code).reduce((sum, width) => sum + width, 0)
  expect(modules).toBe((1 + code.length + 1) * 11 + 13)
})

it.each(Object.entries(LABEL_LAYOUTS))('the labels of %s share the page and do not overlap', (_format, layout) => {
  const boxes = Array.from({ length: layout.columns * layout.rows }, (_, place) => boxOf(layout, place))
  for (const [index, box] of boxes.entries()) {
    expect(box.x + box.width).toBeLessThan(layout.page.width)
    expect(box.y + box.height).toBeLessThan(layout.page.height)
    for (const other of boxes.slice(0, index)) {
      const apart = box.x >= other.x + other.width || box.y >= other.y + other.height
      expect(apart).toBe(true)
    }
  }
})

it('the same product of several orders is packed together, most pieces first', () => {
  const pillow = { title: 'Jastuk', sku: 'J-1' }
  const lamp = { title: 'Lampa', sku: null }
  const orders = [
    { goods: [{ ...lamp, quantity: 1 }] },
    {
      goods: [
        { ...pillow, quantity: 2 },
        { ...lamp, quantity: 4 },
      ],
    },
  ]
  expect(piecesOf(orders)).toEqual([
    { title: 'Lampa', quantity: 5 },
    { title: 'Jastuk (J-1)', quantity: 2 },
  ])
})
