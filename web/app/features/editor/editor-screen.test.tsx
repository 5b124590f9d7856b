import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anAdmin, aUser } from '../../testing/samples.ts'
import { aFullWebsite } from '../../testing/website-sample.ts'
import { useToasts } from '../../ui/toast-store.ts'
import { valuesOf } from './model/values-of-website.ts'

type Website = ReturnType<typeof aFullWebsite>
interface Options {
  tab?: string
  user?: ReturnType<typeof aUser>
  routes?: Parameters<typeof serve>[0]
}

beforeEach(() => useToasts.setState({ toasts: [] }))

/** Opens the editor of this website with a server that accepts every save. */
async function openEditor(website: Website, options: Options = {}) {
  const { tab = '', user = aUser(), routes = {} } = options
  const saved = (call: Call) =>
    answer({ message: 'ok', website: { ...website, version: website.version + 1, ...titleIn(call.body) } })
  const calls = serve({
    'GET /api/websites/id/1': () => answer(website),
    'PUT /api/websites/id/1': saved,
    ...routes,
  })
  const app = openApp(`/edit/1${tab && `?tab=${tab}`}`, user)
  await screen.findByText('Domen')
  const puts = () => calls.filter(({ method }) => method === 'PUT')
  return {
    ...app,
    calls,
    puts,
    save: () => app.person.click(screen.getAllByText('Sačuvaj')[0] ?? document.body),
  }
}

const titleIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'title' in body ? { title: String(body.title) } : {}

const sales = aFullWebsite({ templateName: 'Sales Template' })
const story = aFullWebsite({ templateName: 'Advertorial Template' })
const title = () => screen.getByLabelText('Naslov')
const unsaved = () => screen.queryAllByText('Nesačuvane izmene').length > 0

describe('opening the editor', () => {
  it('says that it loads', async () => {
    serve({ 'GET /api/websites/id/1': () => new Promise(() => undefined) })
    openApp('/edit/1', aUser())
    expect(await screen.findByText('Učitavanje template-a...')).toBeTruthy()
  })

  it('of a page that is not there leads back to the dashboard', async () => {
    serve({ 'GET /api/websites/id/7': () => refusal(404, 'Stranica nije pronađena') })
    const { person, router } = openApp('/edit/7', aUser())
    expect(await screen.findByText('Template nije pronađen')).toBeTruthy()
    await person.click(screen.getByText('Nazad na dashboard'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/create'))
  })

  it('that failed can be tried again', async () => {
    const answers = [refusal(503, 'Usluga trenutno nije dostupna.'), answer(aFullWebsite())]
    serve({ 'GET /api/websites/id/1': () => answers.shift() ?? refusal(500, '') })
    const { person } = openApp('/edit/1', aUser())
    expect(await screen.findByText('Greška pri učitavanju podataka')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await screen.findByLabelText('Naslov')).toHaveProperty('value', 'Probudite se bez bola u vratu')
  })

  it('keeps the tab in the address; a story has one more', async () => {
    const { person, router } = await openEditor(story)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Sadržaj',
      'Slike',
      'Boje',
      'Cene',
      'Advertorial',
      'Trackify',
      'Upsell',
      'Domen',
      'Shopify',
    ])
    await person.click(screen.getByRole('tab', { name: 'Boje' }))
    expect(router.state.location.search).toBe('?tab=colors')
  })

  it('of another template has no Advertorial tab', async () => {
    await openEditor(sales, { tab: 'advertorial' })
    expect(screen.queryByRole('tab', { name: 'Advertorial' })).toBeNull()
    expect(screen.getByRole('tab', { name: 'Sadržaj', selected: true })).toBeTruthy()
  })
})

describe('saving', () => {
  it('sends all of the form over the version that was read, and says so', async () => {
    const { person, puts, save } = await openEditor(aFullWebsite())
    await person.type(title(), '!')
    expect(unsaved()).toBe(true)
    await save()
    expect(await screen.findByText('Template je uspešno ažuriran')).toBeTruthy()
    expect(screen.getByText('Uspeh!')).toBeTruthy()
    expect(unsaved()).toBe(false)
    const [put] = puts()
    expect(put?.headers.get('If-Match')).toBe('"3"')
    expect(put?.body).toMatchObject({
      title: 'Probudite se bez bola u vratu!',
      hook: 'Jastuk koji vrat drži u prirodnom položaju.',
      images: ['/uploads/images/aa-640.webp', '/uploads/images/bb-640.webp'],
      palette: { primary: '#0D9488', bg: '#F0FDFA' },
      priceAnchoring: {
        originalPrice: '4.990',
        currentPrice: '2.990',
        savings: '2.000',
        comparisonText: 'Kao dve masaže.',
      },
      previewMode: 'customer',
      isActive: true,
      sku: 'MN-1',
    })
  })

  it('works by Ctrl+S; the next one goes over the new version', async () => {
    const { person, puts } = await openEditor(aFullWebsite())
    await person.type(title(), '!')
    await person.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(unsaved()).toBe(false))
    await person.type(title(), '?')
    await person.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(puts().map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']))
  })

  it.each([
    [
      'with the server’s sentence',
      () => refusal(503, 'Usluga trenutno nije dostupna.'),
      'Usluga trenutno nije dostupna.',
    ],
    ['without a word', () => new Response(null, { status: 500 }), 'Greška pri ažuriranju template-a'],
  ])('that failed %s keeps what was typed', async (_how, failed, sentence) => {
    const { person, save } = await openEditor(aFullWebsite(), { routes: { 'PUT /api/websites/id/1': failed } })
    await person.type(title(), '!')
    await save()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu!')
    expect(unsaved()).toBe(true)
  })

  it('stops at what is wrong and leads there', async () => {
    const { person, puts, save, router } = await openEditor(aFullWebsite())
    await person.clear(title())
    await person.click(screen.getByRole('tab', { name: 'Boje' }))
    await save()
    expect(await screen.findByText('Polje ne može biti prazno')).toBeTruthy()
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(title()))
    expect(puts()).toEqual([])
  })

  it('tells at its field what only the server knew', async () => {
    const issues = [{ path: 'sku', message: 'Ova šifra je zauzeta' }]
    const { save } = await openEditor(aFullWebsite(), {
      routes: { 'PUT /api/websites/id/1': () => refusal(422, 'Proverite označena polja', { issues }) },
    })
    await save()
    expect(await screen.findByText('Ova šifra je zauzeta')).toBeTruthy()
  })
})

describe('a page that was changed elsewhere', () => {
  const changed = aFullWebsite({ version: 5, hook: 'Novi podnaslov' })
  const conflict = () =>
    refusal(409, 'Stranica je u međuvremenu izmenjena', { version: 5, changedBy: 'admin', changedFields: ['hook'] })
  async function inConflict() {
    const reads = [aFullWebsite(), changed]
    const editor = await openEditor(aFullWebsite(), {
      routes: { 'GET /api/websites/id/1': () => answer(reads.shift()), 'PUT /api/websites/id/1': conflict },
    })
    await editor.person.type(title(), '!')
    await editor.save()
    await screen.findByRole('dialog', { name: 'Stranica je u međuvremenu izmenjena' })
    expect(screen.getByText('Sačuvao ju je administrator: uvodnu rečenicu.')).toBeTruthy()
    return editor
  }

  it('keeps mine over the new one, to be saved again', async () => {
    const { person } = await inConflict()
    await person.click(screen.getByRole('button', { name: 'Zadrži moje' }))
    await waitFor(() => expect(screen.getByLabelText('Podnaslov')).toHaveProperty('value', 'Novi podnaslov'))
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu!')
    expect(unsaved()).toBe(true)
  })

  it('or is read anew', async () => {
    const { person } = await inConflict()
    await person.click(screen.getByRole('button', { name: 'Učitaj novo' }))
    await waitFor(() => expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu'))
    expect(screen.getByLabelText('Podnaslov')).toHaveProperty('value', 'Novi podnaslov')
    expect(unsaved()).toBe(false)
  })
})

describe('nothing typed is lost', () => {
  it('leaving asks first', async () => {
    const { person, router } = await openEditor(aFullWebsite())
    await person.type(title(), '!')
    await person.click(screen.getByLabelText('Nazad na dashboard'))
    const dialog = await screen.findByRole('dialog', { name: 'Izmene nisu sačuvane' })
    await person.click(within(dialog).getByRole('button', { name: 'Ostani' }))
    expect(router.state.location.pathname).toBe('/edit/1')
    await person.click(screen.getByLabelText('Nazad na dashboard'))
    await person.click(await screen.findByRole('button', { name: 'Odbaci izmene' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/create'))
    expect(localStorage.getItem('izlog-editor-2-1')).toBeNull()
  })

  it('can be saved on leaving', async () => {
    const { person, router, puts } = await openEditor(aFullWebsite())
    await person.type(title(), '!')
    await person.click(screen.getByLabelText('Nazad na dashboard'))
    await person.click(await screen.findByRole('button', { name: 'Sačuvaj i izađi' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/create'))
    expect(puts()).toHaveLength(1)
  })

  it('asks when the browser’s tab closes, only while something is unsaved', async () => {
    const { person } = await openEditor(aFullWebsite())
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await person.type(title(), '!')
    expect(isAsked()).toBe(true)
  })

  it('is there again after a reload', async () => {
    const { person, unmount } = await openEditor(aFullWebsite())
    await person.type(title(), '!')
    unmount()
    await openEditor(aFullWebsite())
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu!')
    expect(await screen.findByText('Vratili smo nesačuvane izmene')).toBeTruthy()
    expect(unsaved()).toBe(true)
  })

  it('after a reload over a newer page is laid over it, or asked for where both changed the same', async () => {
    const { person, unmount } = await openEditor(aFullWebsite())
    await person.type(title(), '!')
    unmount()
    const other = await openEditor(aFullWebsite({ version: 4, hook: 'Novi podnaslov' }))
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu!')
    expect(screen.getByLabelText('Podnaslov')).toHaveProperty('value', 'Novi podnaslov')
    other.unmount()
    await openEditor(aFullWebsite({ version: 5, title: 'Njihov naslov' }))
    expect(await screen.findByRole('dialog', { name: 'Stranica je u međuvremenu izmenjena' })).toBeTruthy()
  })

  it('is asked for again after a reload in front of the question', async () => {
    const { person, unmount } = await openEditor(aFullWebsite())
    await person.type(title(), '!')
    unmount()
    const theirs = aFullWebsite({ version: 4, title: 'Njihov naslov' })
    const asked = await openEditor(theirs)
    await screen.findByRole('dialog', { name: 'Stranica je u međuvremenu izmenjena' })
    asked.unmount()
    const again = await openEditor(theirs)
    await screen.findByRole('dialog', { name: 'Stranica je u međuvremenu izmenjena' })
    await again.person.click(screen.getByRole('button', { name: 'Zadrži moje' }))
    await waitFor(() => expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu!'))
    await again.save()
    await waitFor(() => expect(again.puts()[0]?.headers.get('If-Match')).toBe('"4"'))
  })

  it('is read in the shape in which browsers keep it', async () => {
    const base = valuesOf(story)
    const values = { ...base, title: 'Iz pregledača', story: { ...base.story, productQuote: 'Sačuvan citat' } }
    localStorage.setItem('izlog-editor-2-1', JSON.stringify({ version: 3, base, values }))
    const { puts, save } = await openEditor(story)
    expect(title()).toHaveProperty('value', 'Iz pregledača')
    expect(JSON.parse(localStorage.getItem('izlog-editor-2-1') ?? '')).toEqual({ version: 3, base, values })
    await save()
    await waitFor(() => expect(puts()[0]?.body).toMatchObject({ title: 'Iz pregledača' }))
    expect(puts()[0]?.body).toHaveProperty('advertorialStory.productQuote', 'Sačuvan citat')
  })

  it('is read too from before the editor had the benefits', async () => {
    const { benefitsSection: _, ...base } = valuesOf(story)
    localStorage.setItem(
      'izlog-editor-2-1',
      JSON.stringify({ version: 3, base, values: { ...base, title: 'Starije' } }),
    )
    await openEditor(story)
    expect(title()).toHaveProperty('value', 'Starije')
  })

  it('is undone and done again after the page was opened anew', async () => {
    const first = await openEditor(aFullWebsite())
    await first.person.type(title(), '!')
    await first.person.type(screen.getByLabelText('Podnaslov'), ' Da.')
    first.unmount()
    const { person } = await openEditor(aFullWebsite())
    expect(screen.getByLabelText('Podnaslov')).toHaveProperty(
      'value',
      'Jastuk koji vrat drži u prirodnom položaju. Da.',
    )
    await person.keyboard('{Control>}z{/Control}')
    await person.keyboard('{Control>}z{/Control}')
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu')
    await person.keyboard('{Control>}y{/Control}')
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu!')
  })

  it('is undone and done again, field by field', async () => {
    const { person } = await openEditor(aFullWebsite())
    await person.type(title(), ' zaista')
    await person.type(screen.getByLabelText('Podnaslov'), ' Da.')
    await person.keyboard('{Control>}z{/Control}')
    expect(screen.getByLabelText('Podnaslov')).toHaveProperty('value', 'Jastuk koji vrat drži u prirodnom položaju.')
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu zaista')
    await person.click(screen.getAllByLabelText('Poništi poslednju izmenu')[0] ?? document.body)
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu')
    expect(unsaved()).toBe(false)
    await person.keyboard('{Control>}y{/Control}')
    expect(title()).toHaveProperty('value', 'Probudite se bez bola u vratu zaista')
  })
})

describe('a page that clients may not edit', () => {
  const locked = aFullWebsite({ editableByClient: false })

  it('is shown to its owner, closed', async () => {
    await openEditor(locked)
    expect(screen.getByText(/^Administrator je zaključao ovu stranicu za izmene/)).toBeTruthy()
    expect(title().matches(':disabled')).toBe(true)
    for (const button of screen.getAllByRole('button', { name: 'Sačuvaj' }))
      expect(button).toHaveProperty('disabled', true)
  })

  it('is opened again by an administrator', async () => {
    const { person, puts, save } = await openEditor(locked, { user: anAdmin() })
    await person.click(screen.getByRole('switch', { name: 'Klijent sme da menja stranicu' }))
    await save()
    await waitFor(() => expect(puts()[0]?.body).toMatchObject({ editableByClient: true }))
  })

  it('is no matter of the client', async () => {
    const { puts, save } = await openEditor(aFullWebsite())
    expect(screen.queryByRole('switch', { name: 'Klijent sme da menja stranicu' })).toBeNull()
    await save()
    await waitFor(() => expect(puts()).toHaveLength(1))
    expect(puts()[0]?.body).not.toHaveProperty('editableByClient')
  })
})

it('a page is switched off in the same save', async () => {
  const { person, puts, save } = await openEditor(aFullWebsite())
  const [toggle] = screen.getAllByRole('switch', { name: 'Stranica je aktivna' })
  await person.click(toggle ?? document.body)
  expect(unsaved()).toBe(true)
  await save()
  await waitFor(() => expect(puts()[0]?.body).toMatchObject({ isActive: false }))
})

it('what the preview shows is nothing to save', async () => {
  const { person } = await openEditor(aFullWebsite())
  await person.click(screen.getByRole('radio', { name: 'Za editovanje' }))
  expect(unsaved()).toBe(false)
})
