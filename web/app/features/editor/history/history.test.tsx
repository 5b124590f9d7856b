import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { aUser } from '../../../testing/samples.ts'
import { aFullWebsite } from '../../../testing/website-sample.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const published = aFullWebsite({ templateName: 'Minimalistic', title: 'Naslov koji kupci vide' })
const inDraft = { ...published, title: 'Naslov iz nacrta' }
const draft = { website: inDraft, changedFields: ['title'], at: '2026-11-20T10:00:00.000Z', by: 'you' }
const next = (website: object) => ({ ...website, version: published.version + 1 })

async function openEditor(website: object, routes: Parameters<typeof serve>[0] = {}, query = '') {
  const calls = serve({ 'GET /api/websites/id/1': () => answer(website), ...routes })
  const app = openApp(`/edit/1${query}`, aUser())
  await screen.findByLabelText('Naslov')
  return { ...app, calls, made: (method: string) => calls.filter((call) => call.method === method) }
}
const title = () => screen.getByLabelText<HTMLInputElement>('Naslov')

describe('a draft in the editor', () => {
  it('is saved beside the button that publishes', async () => {
    const saved = () => answer({ message: 'ok', website: next({ ...published, draft }) })
    const { person, made } = await openEditor(published, { 'PUT /api/websites/id/1': saved })
    await person.clear(title())
    await person.type(title(), 'Naslov iz nacrta')
    await person.click(screen.getAllByRole('button', { name: 'Sačuvaj kao nacrt' })[0] ?? document.body)
    expect(await screen.findByText(/Uređujete nacrt/)).toBeTruthy()
    expect(made('PUT')[0]?.body).toMatchObject({ title: 'Naslov iz nacrta', draft: true })
    expect(title().value).toBe('Naslov iz nacrta')
    expect(screen.queryAllByText('Nesačuvane izmene')).toHaveLength(0)
  })

  it('is what the editor opens with, and is published with one tap', async () => {
    const { person, made } = await openEditor(
      { ...published, draft },
      {
        'POST /api/websites/id/1/draft/publish': () =>
          answer({ message: 'Nacrt je objavljen', website: next(inDraft) }),
      },
    )
    expect(title().value).toBe('Naslov iz nacrta')
    expect(screen.getByText(/Nacrt menja naslov/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Objavi nacrt' }))
    await waitFor(() => expect(screen.queryByText(/Uređujete nacrt/)).toBeNull())
    expect(made('POST')[0]?.headers.get('if-match')).toBe(`"${published.version}"`)
    expect(await screen.findByText('Nacrt je objavljen')).toBeTruthy()
  })

  it('is dropped only after a question', async () => {
    const { person, made } = await openEditor(
      { ...published, draft },
      { 'DELETE /api/websites/id/1/draft': () => answer({ message: 'Nacrt je odbačen', website: next(published) }) },
    )
    await person.click(screen.getByRole('button', { name: 'Odbaci nacrt' }))
    const question = screen.getByRole('dialog', { name: 'Odbaciti nacrt?' })
    expect(made('DELETE')).toHaveLength(0)
    await person.click(within(question).getByRole('button', { name: 'Odbaci nacrt' }))
    await waitFor(() => expect(title().value).toBe('Naslov koji kupci vide'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that somebody else has changed since asks whose changes stay', async () => {
    const conflict = refusal(409, 'Stranica je u međuvremenu izmenjena', {
      ...{ version: 9, changedBy: 'admin', changedFields: ['hook'] },
    })
    const { person } = await openEditor(
      { ...published, draft },
      { 'POST /api/websites/id/1/draft/publish': () => conflict },
    )
    await person.click(screen.getByRole('button', { name: 'Objavi nacrt' }))
    expect(await screen.findByRole('dialog', { name: 'Stranica je u međuvremenu izmenjena' })).toBeTruthy()
  })
})

const revision = (number: number, more: object = {}) => ({
  ...{ revision: number, kind: 'saved', at: '2026-11-20T10:00:00.000Z', by: 'you', changedFields: ['title'] },
  ...more,
})
const history = {
  'GET /api/websites/id/1/revisions': () =>
    answer({ items: [revision(2), revision(1, { kind: 'created', changedFields: [] })], nextCursor: null, total: 2 }),
  'GET /api/websites/id/1/revisions/1': () =>
    answer({ ...revision(1), website: { ...published, title: 'Prvi naslov' } }),
  'GET /api/websites/id/1/revisions/2': () => answer({ ...revision(2), website: published }),
}

describe('the history of a page', () => {
  it('lists what was published, by whom and what it changed', async () => {
    const { person } = await openEditor(published, history)
    await person.click(screen.getByRole('button', { name: 'Istorija' }))
    const drawer = await screen.findByRole('dialog', { name: 'Istorija' })
    expect((await within(drawer).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Verzija 2Sada na stranici.*Vi.*Čuvanje: menja naslov$/),
      expect.stringMatching(/^Verzija 1.*Napravljena stranica/),
    ])
  })

  it('compares side by side, and brings back', async () => {
    const restored = next({ ...published, title: 'Prvi naslov' })
    const { person, made } = await openEditor(
      published,
      {
        ...history,
        'POST /api/websites/id/1/revisions/1/restore': () =>
          answer({ message: 'Verzija je vraćena i objavljena', website: restored }),
      },
      '?istorija',
    )
    await person.click(await screen.findByRole('button', { name: 'Uporedi verziju 1 sa stranicom' }))
    const compared = await screen.findByRole('dialog', { name: 'Verzija 1 i stranica sada' })
    expect(await within(compared).findByText('Prvi naslov')).toBeTruthy()
    expect(within(compared).getByText('Naslov koji kupci vide')).toBeTruthy()
    expect(within(compared).queryByText('Česta pitanja')).toBeNull()
    await person.click(within(compared).getByRole('button', { name: 'Vrati verziju 1' }))
    await waitFor(() => expect(made('POST')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Verzija 1 i stranica sada' })).toBeNull())
    expect(title().value).toBe('Prvi naslov')
  })

  it('that cannot be read can be tried again', async () => {
    await openEditor(published, { 'GET /api/websites/id/1/revisions': () => refusal(503, 'Nema') }, '?istorija')
    expect(await screen.findByRole('button', { name: 'Pokušaj ponovo' })).toBeTruthy()
  })
})
