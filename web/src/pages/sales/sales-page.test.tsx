import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { samplePage, sampleSeller } from '../testing/sample-page.ts'
import { SalesPage } from './sales-page.tsx'

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('{}')))

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
