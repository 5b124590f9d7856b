import { SetUserStatusRequest, type UserItem } from '@izlog/contracts/http/admin'
import type { AdminStats } from '@izlog/contracts/http/stats'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anAdmin, anOrder, aPageOf, aUser, aWebsite } from '../../testing/samples.ts'
import { TestStream } from '../../testing/test-stream.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const aUserItem = (fields: Partial<UserItem> = {}): UserItem => ({
  id: 2,
  email: 'sanja@lumasvet.rs',
  firstName: 'Sanja',
  lastName: 'Đurić',
  role: 'client',
  isActive: true,
  deskReadOnly: false,
  companyName: 'Luma Svet',
  phone: '063 771 9902',
  notes: null,
  createdAt: '2025-05-04T08:00:00.000Z',
  ...fields,
})
const jelena = aUserItem({ id: 1, role: 'admin', firstName: 'Jelena', lastName: 'Ilić', email: 'admin@izlog.rs' })
const pageOf = <Item,>(items: Item[], nextCursor: string | null = null) =>
  answer({ items, nextCursor, total: items.length })

const figuresOf = (fields: Partial<AdminStats>) =>
  answer({
    totalClients: 38,
    totalWebsites: 223,
    totalOrders: 4812,
    pendingOrders: 164,
    totalRevenue: '0.00',
    counts: { total: 0, pending: 0, processing: 0, completed: 0, cancelled: 0 },
    recentOrders: [],
    topPerformingWebsites: [],
    ...fields,
  })

type Routes = Parameters<typeof serve>[0]

/** A server with these users, which applies the administrator's changes to them. */
function servePanel(given: UserItem[] = [jelena, aUserItem()], more: Routes = {}) {
  let users = given
  const change = (id: number, fields: Partial<UserItem>) => {
    users = users.map((user) => (user.id === id ? { ...user, ...fields } : user))
    return answer(users.find((user) => user.id === id))
  }
  return serve({
    'GET /api/orders': () => answer(aPageOf([])),
    'GET /api/admin/users': () => pageOf(users),
    'GET /api/admin/clients': () => pageOf(users.filter(({ role }) => role === 'client')),
    'GET /api/websites': () => pageOf([{ ...aWebsite(), sellerName: 'Sanja Đurić' }]),
    'GET /api/admin/dashboard/stats': () => figuresOf({ totalClients: users.length - 1 }),
    'PATCH /api/admin/users/2/status': ({ body }) => change(2, SetUserStatusRequest.parse(body)),
    'PATCH /api/admin/users/2/reset-password': () => change(2, {}),
    'DELETE /api/admin/users/2': () => {
      users = users.filter(({ id }) => id !== 2)
      return answer({ success: true })
    },
    'PATCH /api/admin/users/2': ({ body }) => change(2, body as Partial<UserItem>),
    'POST /api/admin/clients': () => {
      const created = aUserItem({ id: 3, firstName: 'Ivana', lastName: 'Ćosić', email: 'ivana@rosalab.me' })
      users = [...users, created]
      return answer(created, 201)
    },
    ...more,
  })
}

const openPanel = () => openApp('/admin', anAdmin())
const list = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }))
const choose = async ({ person }: ReturnType<typeof openApp>, what: string) => {
  await person.click(await screen.findByRole('button', { name: 'Akcije za korisnika Sanja Đurić' }))
  await person.click(await screen.findByRole('menuitem', { name: what }))
}
const sent = (calls: Call[], method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body }) => [path, body])

describe('/admin', () => {
  it('is where an administrator lands, and the top bar leads there', async () => {
    servePanel()
    openApp('/', anAdmin())
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy()
    expect(screen.getByText(/, Super Admin$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Admin Panel' })).toHaveProperty('pathname', '/admin')
  })

  it('tells a client that they have no permission, and asks the server for nothing of it', async () => {
    const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([])) })
    openApp('/admin', aUser())
    expect((await screen.findByRole('alert')).textContent).toContain('Nemate dozvolu za pristup admin panelu')
    expect(screen.queryByRole('link', { name: 'Admin Panel' })).toBeNull()
    expect(calls.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([])
  })

  it('shows a skeleton until all four queries have answered', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    servePanel(undefined, { 'GET /api/websites': () => promise })
    openPanel()
    expect(await screen.findByText('Učitavamo admin panel…')).toBeTruthy()
    resolve(pageOf([{ ...aWebsite(), sellerName: null }]))
    expect(await screen.findByText('4.812')).toBeTruthy()
    expect(screen.queryByText('Učitavamo admin panel…')).toBeNull()
  })

  it('shows figures, clients, users and websites', async () => {
    servePanel()
    openPanel()
    expect((await screen.findByText('164')).closest('a')).toHaveProperty('search', '?status=pending')
    const clients = await list('Klijenti')
    for (const text of ['Sanja Đurić', 'sanja@lumasvet.rs', 'Luma Svet', '063 771 9902', 'Aktivan', '4. 5. 2025.']) {
      expect(clients.getByText(text)).toBeTruthy()
    }
    expect((await list('Korisnici')).getByText('Admin')).toBeTruthy()
    const websites = await list('Svi website-ovi')
    for (const text of ['Probudite se bez bola u vratu', 'Jastuk od memorijske pene.', 'Sanja Đurić', 'ID 2']) {
      expect(websites.getByText(text)).toBeTruthy()
    }
    expect(websites.getByRole('link', { name: '/jastuk-mirna-noc' })).toBeTruthy()
    expect(websites.getByRole('link', { name: /^Otvori/ })).toMatchObject({
      pathname: '/jastuk-mirna-noc',
      target: '_blank',
    })
  })

  it('keeps the figures true as orders come in', async () => {
    vi.stubGlobal('EventSource', TestStream)
    let pending = 164
    servePanel(undefined, { 'GET /api/admin/dashboard/stats': () => figuresOf({ pendingOrders: pending }) })
    openPanel()
    expect(await screen.findByText('164')).toBeTruthy()
    pending = 165
    TestStream.of('/api/orders/stream').push('order', { kind: 'created', order: anOrder() })
    expect(await screen.findByText('165')).toBeTruthy()
  })

  it('says what each empty list is, and offers the next step', async () => {
    servePanel([], { 'GET /api/websites': () => pageOf([]) })
    const { person } = openPanel()
    expect(await (await list('Svi website-ovi')).findByRole('heading', { name: 'Još nema website-ova' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Napravi website' })).toHaveProperty('pathname', '/builder')
    for (const [name, title, action] of [
      ['Klijenti', 'Još nema klijenata', 'Dodaj prvog klijenta'],
      ['Korisnici', 'Nema korisnika', 'Dodaj klijenta'],
    ] as const) {
      const { getByRole } = await list(name)
      expect(getByRole('heading', { name: title })).toBeTruthy()
      await person.click(getByRole('button', { name: action }))
      expect(await screen.findByRole('dialog', { name: 'Novi klijent' })).toBeTruthy()
      await person.keyboard('{Escape}')
    }
  })

  it('says when one list cannot be read, shows the others, and reads it on a retry', async () => {
    let down = true
    servePanel(undefined, {
      'GET /api/websites': () =>
        down ? refusal(503, 'Usluga trenutno nije dostupna.') : pageOf([{ ...aWebsite(), sellerName: null }]),
    })
    const { person } = openPanel()
    expect(await screen.findByText('Greška pri učitavanju podataka')).toBeTruthy()
    expect(screen.getAllByText('Sanja Đurić')).toHaveLength(2)
    down = false
    await person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await screen.findByRole('link', { name: '/jastuk-mirna-noc' })).toBeTruthy()
  })

  it('reads a list on, page by page', async () => {
    servePanel(undefined, {
      'GET /api/admin/clients': ({ query }) =>
        query.has('cursor') ? pageOf([aUserItem({ id: 9, firstName: 'Goran' })]) : pageOf([aUserItem()], '2'),
    })
    const { person } = openPanel()
    await person.click(await screen.findByRole('button', { name: 'Učitaj još' }))
    expect(await screen.findByText('Goran Đurić')).toBeTruthy()
  })
})

describe('a user', () => {
  it('number 1 has a lock in place of the menu', async () => {
    servePanel([jelena])
    openPanel()
    expect(await screen.findByRole('button', { name: 'Glavni administrator se ne može menjati' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Akcije za korisnika/ })).toBeNull()
  })

  it('who is another administrator cannot be deleted', async () => {
    servePanel([jelena, aUserItem({ role: 'admin' })])
    const { person } = openPanel()
    await person.click(await screen.findByRole('button', { name: 'Akcije za korisnika Sanja Đurić' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Deaktiviraj…',
      'Resetuj lozinku',
    ])
  })

  const deactivate = async (app: ReturnType<typeof openApp>) => {
    await choose(app, 'Deaktiviraj…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Deaktivirati korisnika Sanja Đurić?' }))
    await app.person.click(dialog.getByRole('button', { name: 'Deaktiviraj' }))
  }

  it('is deactivated only after a question that says that the pages go dark', async () => {
    const calls = servePanel()
    const app = openPanel()
    await choose(app, 'Deaktiviraj…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Deaktivirati korisnika Sanja Đurić?' }))
    expect(dialog.getByText('Stranice se odmah gase:')).toBeTruthy()
    await app.person.click(dialog.getByRole('button', { name: 'Otkaži' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls, 'PATCH')).toEqual([])
  })

  it('is deactivated, and the toast takes it back; figures and lists follow', async () => {
    const calls = servePanel()
    const app = openPanel()
    await deactivate(app)
    expect(await screen.findByText('Status je ažuriran!')).toBeTruthy()
    expect(await (await list('Klijenti')).findByText('Neaktivan')).toBeTruthy()
    const reads = calls.filter(({ path }) => path === '/api/admin/dashboard/stats').length
    expect(reads).toBeGreaterThan(1)
    await app.person.click(screen.getByRole('button', { name: 'Vrati' }))
    expect(await (await list('Klijenti')).findByText('Aktivan')).toBeTruthy()
    expect(sent(calls, 'PATCH')).toEqual([
      ['/api/admin/users/2/status', { isActive: false }],
      ['/api/admin/users/2/status', { isActive: true }],
    ])
  })

  it.each([
    [
      'the server’s sentence',
      refusal(409, 'Korisnik je u međuvremenu izmenjen.'),
      'Korisnik je u međuvremenu izmenjen.',
    ],
    ['its own when the server said none', new Response(null, { status: 500 }), 'Greška pri ažuriranju statusa'],
  ])('that could not be deactivated says %s', async (_what, response, sentence) => {
    servePanel(undefined, { 'PATCH /api/admin/users/2/status': () => response })
    await deactivate(openPanel())
    expect(await screen.findByText('Greška')).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  const holdings = (counts: { pages: number; orders: number; waiting: number; domains: number }): Routes => ({
    'GET /api/websites/held-by/2': () => answer({ pages: counts.pages }),
    'GET /api/orders/held-by/2': () => answer({ orders: counts.orders }),
    'GET /api/deliveries/held-by/2': () => answer({ waiting: counts.waiting }),
    'GET /api/domains/held-by/2': () => answer({ domains: counts.domains }),
  })
  const question = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Obrisati korisnika Sanja Đurić?' })
    await within(dialog).findAllByRole('listitem')
    return within(dialog)
  }
  const lines = (dialog: Awaited<ReturnType<typeof question>>) =>
    dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('\u00a0', ' '))

  it('is deleted only after a question that names them and counts what goes', async () => {
    const calls = servePanel(undefined, holdings({ pages: 3, orders: 1234, waiting: 1, domains: 2 }))
    const app = openPanel()
    await choose(app, 'Obriši…')
    const dialog = await question()
    expect(dialog.getByText('sanja@lumasvet.rs')).toBeTruthy()
    expect(dialog.getByText('Brisanje ne može da se poništi.')).toBeTruthy()
    expect(lines(dialog).slice(0, 4)).toEqual([
      '3 straniceUmesto sadržaja odmah se prikazuje 404 i poručivanje nije moguće. URL ostaje zauzet.',
      '1.234 porudžbineAdministrator i dalje vidi sve.',
      '1 isporuka na čekanjuNišta više se ne šalje.',
      '2 domenaPosete odmah prestaju, a povezivanje je slobodno drugom nalogu.',
    ])
    await app.person.click(dialog.getByRole('button', { name: 'Otkaži' }))
    expect(sent(calls, 'DELETE')).toEqual([])
    await choose(app, 'Obriši…')
    await app.person.click((await question()).getByRole('button', { name: 'Obriši korisnika' }))
    expect(await screen.findByText('Korisnik je obrisan!')).toBeTruthy()
    expect(await screen.findByText('Još nema klijenata')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('who holds nothing is said to hold nothing; what could not be counted is said, and counted again', async () => {
    const answers = [refusal(503, 'Usluga trenutno nije dostupna.'), answer({ orders: 5 })]
    servePanel(undefined, {
      ...holdings({ pages: 0, orders: 0, waiting: 0, domains: 0 }),
      'GET /api/orders/held-by/2': () => answers.shift() ?? answer({ orders: 5 }),
    })
    const app = openPanel()
    await choose(app, 'Obriši…')
    const dialog = await question()
    expect(lines(dialog).slice(0, 4)).toEqual([
      '0 stranica',
      'Broj porudžbina nije učitan.Administrator i dalje vidi sve.',
      '0 isporuka na čekanju',
      '0 domena',
    ])
    await app.person.click(dialog.getByRole('button', { name: 'Prebroj ponovo' }))
    await waitFor(() => expect(lines(dialog)[1]).toBe('5 porudžbinaAdministrator i dalje vidi sve.'))
  })

  it('that could not be deleted stays, and it is said', async () => {
    servePanel(undefined, {
      ...holdings({ pages: 1, orders: 0, waiting: 0, domains: 0 }),
      'DELETE /api/admin/users/2': () => refusal(403, 'Administrator se ne može obrisati'),
    })
    const app = openPanel()
    await choose(app, 'Obriši…')
    await app.person.click((await question()).getByRole('button', { name: 'Obriši korisnika' }))
    expect(await screen.findByText('Greška pri brisanju korisnika')).toBeTruthy()
    expect(screen.getByText('Administrator se ne može obrisati')).toBeTruthy()
    // Among clients, among users, and as the seller of a page.
    expect(screen.getAllByText('Sanja Đurić')).toHaveLength(3)
  })

  it('gets a new password from six characters on', async () => {
    const calls = servePanel()
    const app = openPanel()
    await choose(app, 'Resetuj lozinku')
    const dialog = within(await screen.findByRole('dialog'))
    const button = dialog.getByRole('button', { name: 'Resetuj lozinku' })
    await app.person.type(dialog.getByLabelText('Nova šifra (minimum 6 karaktera)'), 'abcde')
    expect(button).toHaveProperty('disabled', true)
    await app.person.keyboard('f')
    expect(button).toHaveProperty('disabled', false)
    await app.person.keyboard('{Enter}')
    expect(await screen.findByText('Šifra je resetovana!')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls, 'PATCH')).toEqual([['/api/admin/users/2/reset-password', { newPassword: 'abcdef' }]])
  })

  it('whose password could not be set keeps the dialog open', async () => {
    servePanel(undefined, { 'PATCH /api/admin/users/2/reset-password': () => refusal(404, 'Korisnik nije pronađen') })
    const app = openPanel()
    await choose(app, 'Resetuj lozinku')
    await app.person.type(screen.getByLabelText('Nova šifra (minimum 6 karaktera)'), 'abcdef{Enter}')
    expect(await screen.findByText('Greška pri resetovanju šifre')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('a new client', () => {
  const openForm = async () => {
    const app = openPanel()
    await app.person.click(await screen.findByRole('button', { name: 'Novi klijent' }))
    return { ...app, form: within(await screen.findByRole('dialog', { name: 'Novi klijent' })) }
  }
  const fill = async ({ person, form }: Awaited<ReturnType<typeof openForm>>) => {
    await person.type(form.getByLabelText('Ime'), 'Ivana')
    await person.type(form.getByLabelText('Prezime'), 'Ćosić')
    await person.type(form.getByLabelText('Email'), ' IVANA@rosalab.me')
    await person.type(form.getByLabelText('Lozinka'), 'tajna1')
    await person.click(form.getByRole('button', { name: 'Kreiraj klijenta' }))
  }

  it('is not sent while something is missing', async () => {
    const calls = servePanel()
    const { person, form } = await openForm()
    await person.type(form.getByLabelText('Email'), 'nije adresa')
    await person.type(form.getByLabelText('Lozinka'), 'abcd')
    await person.click(form.getByRole('button', { name: 'Kreiraj klijenta' }))
    for (const sentence of [
      'Neispravna email adresa',
      'Lozinka mora imati najmanje 6 karaktera',
      'Ime je obavezno',
      'Prezime je obavezno',
    ]) {
      expect(await form.findByText(sentence)).toBeTruthy()
    }
    expect(sent(calls, 'POST')).toEqual([])
  })

  it('is created and shows up in the lists', async () => {
    const calls = servePanel()
    await fill(await openForm())
    expect(await screen.findByText('Klijent je uspešno kreiran!')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getAllByText('Ivana Ćosić')).toHaveLength(2)
    expect(sent(calls, 'POST')).toEqual([
      [
        '/api/admin/clients',
        {
          email: 'ivana@rosalab.me',
          password: 'tajna1',
          firstName: 'Ivana',
          lastName: 'Ćosić',
          companyName: null,
          phone: null,
          notes: null,
        },
      ],
    ])
  })

  it.each([
    [
      'at the field and in a toast',
      answer({ code: 'user.email-taken', message: 'Zauzeto', error: 'Zauzeto' }, 409),
      'Zauzeto',
      2,
    ],
    [
      'in general when the server said nothing',
      new Response(null, { status: 502 }),
      'Došlo je do greške pri kreiranju klijenta',
      1,
    ],
  ])('that is refused says why %s, and keeps what was typed', async (_what, response, sentence, times) => {
    servePanel(undefined, { 'POST /api/admin/clients': () => response })
    const opened = await openForm()
    await fill(opened)
    expect(await screen.findByText('Greška pri kreiranju klijenta')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(times))
    expect(opened.form.getByLabelText('Ime')).toHaveProperty('value', 'Ivana')
  })
})

describe('a client’s data', () => {
  const openForm = async (app: ReturnType<typeof openApp>) => {
    await app.person.click(await screen.findByRole('button', { name: 'Izmeni podatke: Sanja Đurić' }))
    return within(await screen.findByRole('dialog', { name: 'Podaci klijenta Sanja Đurić' }))
  }

  it('shows the notes, and is corrected with them', async () => {
    const calls = servePanel([jelena, aUserItem({ notes: 'Plaća na račun.' })])
    const app = openPanel()
    expect((await list('Klijenti')).getByText('Plaća na račun.')).toBeTruthy()
    const form = await openForm(app)
    expect(form.getByLabelText(/^Napomena/)).toHaveProperty('value', 'Plaća na račun.')
    await app.person.clear(form.getByLabelText('Prezime'))
    await app.person.type(form.getByLabelText('Prezime'), 'Perić')
    await app.person.clear(form.getByLabelText(/^Firma/))
    await app.person.click(form.getByRole('switch', { name: 'Porudžbine samo za čitanje' }))
    await app.person.click(form.getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Podaci su sačuvani')).toBeTruthy()
    expect(await (await list('Klijenti')).findByText('Sanja Perić')).toBeTruthy()
    expect(sent(calls, 'PATCH')).toEqual([
      [
        '/api/admin/users/2',
        {
          email: 'sanja@lumasvet.rs',
          firstName: 'Sanja',
          lastName: 'Perić',
          companyName: null,
          phone: '063 771 9902',
          notes: 'Plaća na račun.',
          deskReadOnly: true,
        },
      ],
    ])
  })

  it('with an e-mail that somebody has says so at the field, and keeps what was typed', async () => {
    servePanel(undefined, {
      'PATCH /api/admin/users/2': () => answer({ code: 'user.email-taken', message: 'Zauzeto', error: 'Zauzeto' }, 409),
    })
    const app = openPanel()
    const form = await openForm(app)
    await app.person.clear(form.getByLabelText('Email'))
    await app.person.type(form.getByLabelText('Email'), 'tudja@izlog.test')
    await app.person.click(form.getByRole('button', { name: 'Sačuvaj' }))
    expect(await form.findByText('Zauzeto')).toBeTruthy()
    expect(form.getByLabelText('Email')).toHaveProperty('value', 'tudja@izlog.test')
  })
})

describe('the search of a list', () => {
  it('asks the server for what was typed, and says when nothing is found, with a button that clears it', async () => {
    const calls = servePanel(undefined, {
      'GET /api/admin/clients': ({ query }) => pageOf(query.get('search') === 'nema' ? [] : [aUserItem()]),
    })
    const { person } = openPanel()
    const field = await screen.findByRole('searchbox', { name: 'Pretraga: Klijenti' })
    await person.type(field, 'nema')
    expect(await screen.findByText('Nema rezultata za „nema”')).toBeTruthy()
    expect(field).toHaveProperty('value', 'nema')
    await person.click(screen.getByRole('button', { name: 'Obriši pretragu' }))
    await waitFor(() => expect(screen.queryByText(/^Nema rezultata/)).toBeNull())
    expect(field).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field)
    const asked = calls.filter(({ path }) => path === '/api/admin/clients').map(({ query }) => query.get('search'))
    expect(asked).toContain('nema')
    expect(calls.filter(({ path, query }) => path === '/api/websites' && query.has('search'))).toEqual([])
  })
})
