import { expect, test } from 'vitest'
import { iconForText, isPageIcon } from './page-icons.ts'

test('a text about the courier gets the truck, in any case and with or without diacritics', () => {
  expect(iconForText('Brza DOSTAVA kurirom', 0)).toBe('truck')
  expect(iconForText('Placate kuriru', 0)).toBe('hand-coins')
})

test('texts that no word decides get different icons by their places', () => {
  expect(new Set([0, 1, 2, 3, 4].map((place) => iconForText('Za svakoga', place))).size).toBe(5)
})

test('only the names of the list are icons', () => {
  expect(isPageIcon('truck')).toBe(true)
  expect(isPageIcon('toString')).toBe(false)
})
