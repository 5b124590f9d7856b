import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { aUser } from '../../../testing/samples.ts'
import { aFullWebsite } from '../../../testing/website-sample.ts'
import { comparedFields } from '../history/compared-fields.ts'

type Website = ReturnType<typeof aFullWebsite>
const sales = aFullWebsite({ templateName: 'Sales Template' })
const OWN = ['Problemi i rešenja', 'Šta kažu kupci', 'Šta kupac dobija', 'Izbor količine', 'Pitanja kupaca']

async function openEditor(website: Website) {
  const calls = serve({
    'GET /api/websites/id/1': () => answer(website),
    'PUT /api/websites/id/1': () => answer({ message: 'ok', website }),
  })
  const app = openApp('/edit/1', aUser())
  await screen.findByLabelText('Naslov')
  const list = () => within(screen.getByRole('list', { name: 'Delovi stranice' }))
  const saved = async () => {
    await app.person.click(screen.getAllByText('Sačuvaj')[0] ?? document.body)
    return waitFor(() => {
      const [put] = calls.filter(({ method }) => method === 'PUT')
      if (!put) throw new Error('nothing saved yet')
      return (put.body as { sections: Website['sections'] }).sections
    })
  }
  const shown = () =>
    list()
      .getAllByRole('button', { name: /^Deo \d+:/ })
      .map(({ textContent }) => textContent?.replace(/^Deo \d+: /, ''))
  return { ...app, list, shown, saved }
}

it('lists the sections as the page shows them, and leaves an unarranged page to its template', async () => {
  const { shown, saved, list } = await openEditor(sales)
  expect(shown()).toEqual(OWN)
  expect(list().getByLabelText('Uvek na stranici')).toBeTruthy()
  expect(await saved()).toBeNull()
})

it('moves a section by keyboard, and takes it back', async () => {
  const { person, list, shown, saved } = await openEditor(sales)
  await person.click(list().getByRole('button', { name: /Pitanja kupaca/ }))
  await person.click(list().getByRole('button', { name: 'Pomeri nagore: Deo 5' }))
  expect(shown().slice(3)).toEqual(['Pitanja kupaca', 'Izbor količine'])
  await person.click(screen.getAllByRole('button', { name: 'Poništi poslednju izmenu' })[0] ?? document.body)
  expect(shown()).toEqual(OWN)
  await person.click(screen.getAllByRole('button', { name: 'Vrati poništenu izmenu' })[0] ?? document.body)
  expect((await saved())?.map(({ name }) => name)).toEqual(['troubles', 'comments', 'benefits', 'questions', 'picker'])
})

it('keeps the focus on a section that is moved by keyboard, up to the end of the list', async () => {
  const { person, list, shown } = await openEditor(sales)
  list()
    .getByRole('button', { name: /Šta kažu kupci/ })
    .focus()
  await person.keyboard('{Enter}')
  await person.tab()
  while (!document.activeElement?.getAttribute('aria-label')?.startsWith('Pomeri nagore')) await person.tab()
  await person.keyboard(' ')
  expect(shown()[0]).toBe('Šta kažu kupci')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pomeri nadole: Deo 1')
  expect(screen.getByText('Na mestu 1 od 5')).toBeTruthy()
  await person.keyboard('{Enter}{Enter}')
  expect(shown()[2]).toBe('Šta kažu kupci')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pomeri nadole: Deo 3')
})

it('hides a section, and never the choice of quantity', async () => {
  const { person, list, saved } = await openEditor(sales)
  expect(list().queryByRole('switch', { name: 'Prikaži: Izbor količine' })).toBeNull()
  await person.click(list().getByRole('switch', { name: 'Prikaži: Šta kažu kupci' }))
  expect((await saved())?.filter(({ hidden }) => hidden)).toEqual([{ name: 'comments', hidden: true }])
})

it('adds an order button, repeats it, and goes back to the order of the template', async () => {
  const { person, shown, list, saved } = await openEditor(sales)
  await person.click(screen.getByRole('button', { name: 'Dodaj: dugme za porudžbinu' }))
  await person.click(list().getByRole('button', { name: 'Dupliraj' }))
  expect(shown().slice(5)).toEqual(['Dugme za porudžbinu', 'Dugme za porudžbinu 2'])
  await person.click(screen.getByRole('button', { name: 'Vrati početni redosled' }))
  expect(shown()).toEqual(OWN)
  expect(await saved()).toBeNull()
})

it('gives the focus to a section that is added, and to the next one when it is removed', async () => {
  const { person, list } = await openEditor(sales)
  await person.click(screen.getByRole('button', { name: 'Dodaj: dugme za porudžbinu' }))
  expect(document.activeElement).toBe(list().getByRole('button', { name: /^Deo 6:.*Dugme za porudžbinu/ }))
  await person.click(list().getByRole('button', { name: 'Ukloni: Deo 6' }))
  expect(document.activeElement).toBe(list().getByRole('button', { name: /^Deo 5:.*Pitanja kupaca/ }))
})

it('is read in the history as an order of names', () => {
  const sections = [
    { name: 'comments', hidden: true },
    { name: 'troubles', hidden: false },
  ]
  const [field] = comparedFields(sales, { ...sales, sections })
  expect(field).toMatchObject({
    label: 'Delovi stranice',
    before: { values: ['Početni redosled'] },
    after: { values: ['Šta kažu kupci (sakriveno)', 'Problemi i rešenja'] },
  })
})
