import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { samplePage, sampleSeller } from '../../testing/sample-page.ts'
import { SalesPage } from './sales-page.tsx'

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('{}')))

const OFFERED = 'Poruči sa popustom'

const names = (title: string, shortName = '') => {
  const { container } = render(
    <SalesPage website={samplePage({ title, shortName })} seller={sampleSeller()} pixelScriptUrl={null} />,
  )
  return ['header b', 'footer b'].map((place) => container.querySelector(place)?.textContent)
}

it.each([
  ['Čitajte do kasno. Oči neće znati.', 'Luma', ['Luma', 'Čitajte do kasno']],
  ['Lampa Luma za čitanje', '', ['Lampa Luma', 'Lampa Luma za čitanje']],
])('calls %s by its short name or first words above, by its first sentence below', (title, shortName, expected) => {
  expect(names(title, shortName)).toEqual(expected)
})

it.each<[string, Partial<PublicWebsite>, string]>([
  ['promises no discount that an honest page has not', { figures: 'honest', originalPrice: null }, 'Poruči odmah'],
  [
    'says what its seller wrote',
    { figures: 'honest', originalPrice: null, editedFields: ['benefitsSection'] },
    OFFERED,
  ],
  ['keeps its words where the price was lowered', { figures: 'honest' }, OFFERED],
  ['keeps its words on a page as specified', { originalPrice: null }, OFFERED],
])('the benefits’ button %s', (_, page, text) => {
  const benefits = [{ text: 'Drži oblik. Ne slegne se.', icon: 'check' }]
  const benefitsSection = { title: 'Šta dobijate', subtitle: 'Ukratko.', benefits, ctaText: OFFERED }
  const { container } = render(
    <SalesPage website={samplePage({ ...page, benefitsSection })} seller={sampleSeller()} pixelScriptUrl={null} />,
  )
  expect(container.querySelector('.benefits [data-order]')?.textContent).toBe(text)
})

it.each([
  [undefined, '3'],
  [1, '1'],
])('the picker starts with the seller’s choice (%s), else with three pieces', (chosen, quantity) => {
  const options = [1, 2, 3].map((qty) => ({ qty, ...(qty === chosen ? { preselected: true } : {}) }))
  const editableContent = { quantityData: JSON.stringify(options) }
  const { container } = render(
    <SalesPage website={samplePage({ editableContent })} seller={sampleSeller()} pixelScriptUrl={null} />,
  )
  expect(container.querySelector<HTMLInputElement>('input[name="picker"]:checked')?.value).toBe(quantity)
})
