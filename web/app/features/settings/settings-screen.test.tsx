import type { CurrentUser } from '@izlog/contracts/http/auth'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useSession } from '../../api/session-store.ts'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

type Routes = Parameters<typeof serve>[0]

const open = (tab: string, fields: Partial<CurrentUser> = {}, routes: Routes = {}) => {
  const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([])), ...routes })
  return { calls, ...openApp(`/settings${tab && `?tab=${tab}`}`, aUser(fields)) }
}
const panel = async (title: string) => within(await screen.findByRole('region', { name: title }))
const sent = (calls: Call[], path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const nothing = (status: number) => new Response(null, { status })

describe('settings', () => {
  it('keep the chosen tab in the URL', async () => {
    const { person, router } = open('')
    expect(await screen.findByRole('region', { name: 'Profil' })).toBeTruthy()
    await person.click(screen.getByRole('tab', { name: 'Obaveštenja' }))
    expect(router.state.location.search).toBe('?tab=notifications')
    expect(await screen.findByRole('region', { name: 'Telegram' })).toBeTruthy()
    await person.click(screen.getByRole('tab', { name: 'Profil' }))
    expect(router.state.location.search).toBe('')
  })

  it('are reached from the bars', async () => {
    open('')
    const links = await screen.findAllByRole('link', { name: 'Podešavanja' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/settings', '/settings'])
  })
})

describe('the profile', () => {
  it('says who one is; a last change only when there was one', async () => {
    open('', { createdAt: '2025-03-12T10:00:00.000Z', updatedAt: '2025-11-21T10:00:00.000Z', phone: '064 220 1180' })
    const profile = await panel('Profil')
    const texts = ['Marko', 'Petrović', 'prodavac@izlog.test', 'Klijent', 'Aktivan', 'Mirna Noć d.o.o.', '064 220 1180']
    for (const text of [...texts, '12. mart 2025.', '21. novembar 2025.']) expect(profile.getByText(text)).toBeTruthy()
  })

  it('leaves out what there is not', async () => {
    open('', { companyName: null })
    const profile = await panel('Profil')
    for (const name of ['Firma', 'Telefon', 'Poslednja izmena']) expect(profile.queryByText(name)).toBeNull()
  })
})

describe('the password', () => {
  const fill = async (
    { person }: ReturnType<typeof open>,
    [current, next, confirm]: readonly [string, string, string],
  ) => {
    const fields = { 'Trenutna lozinka': current, 'Nova lozinka': next, 'Potvrdite novu lozinku': confirm }
    for (const [label, text] of Object.entries(fields)) {
      if (text) await person.type(await screen.findByLabelText(label), text)
    }
    await person.click(await screen.findByRole('button', { name: 'Promeni lozinku' }))
  }

  it.each([
    [
      ['', '', ''],
      ['Trenutna lozinka je obavezna', 'Nova lozinka mora imati najmanje 6 karaktera'],
    ],
    [['stara1', 'nova12', ''], ['Potvrdite novu lozinku']],
    [['stara1', 'nova12', 'nova13'], ['Lozinke se ne poklapaju']],
  ] as const)('typed as %j is refused before it is sent', async (typed, sentences) => {
    const app = open('security')
    await fill(app, typed)
    for (const sentence of sentences) {
      expect(await screen.findByText(sentence, { selector: 'span' })).toBeTruthy()
    }
    expect(sent(app.calls, '/api/auth/change-password')).toEqual([])
  })

  it('changed, goes on with the new token and empties the fields', async () => {
    const app = open(
      'security',
      {},
      {
        'POST /api/auth/change-password': () => answer({ message: 'Lozinka je uspešno promenjena', token: 'new' }),
      },
    )
    await fill(app, ['stara1', 'nova12', 'nova12'])
    expect(await screen.findByText('Uspešno!')).toBeTruthy()
    expect(screen.getByText('Lozinka je uspešno promenjena')).toBeTruthy()
    expect(localStorage.getItem('auth_token')).toBe('new')
    expect(screen.getByLabelText('Nova lozinka')).toHaveProperty('value', '')
  })

  it.each([
    [refusal(422, 'Trenutna lozinka nije ispravna'), 'Trenutna lozinka nije ispravna'],
    [nothing(500), 'Molimo pokušajte ponovo'],
  ])('not changed, says why', async (response, sentence) => {
    const app = open('security', {}, { 'POST /api/auth/change-password': () => response })
    await fill(app, ['stara1', 'nova12', 'nova12'])
    expect(await screen.findByText('Greška pri promeni lozinke')).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('comes with four tips', async () => {
    open('security')
    const tips = (await panel('Saveti za bezbednost')).getAllByRole('listitem')
    expect(tips.map(({ textContent }) => textContent)).toEqual([
      'Koristite jaku lozinku: najmanje 8 karaktera, sa brojevima i simbolima.',
      'Menjajte lozinku na svakih 3 do 6 meseci.',
      'Ne delite podatke za prijavu ni sa kim.',
      'Odjavite se kad završite sa radom.',
    ])
  })
})

describe('purchases', () => {
  it('are set up, a masked token going back as it came', async () => {
    const stored = { metaAccessToken: '••••••••oken', consentBanner: false } as const
    const saved = aUser({ ...stored, metaTestEventCode: 'TEST1', consentBanner: true, purchaseOn: 'completed' })
    const { person, calls } = open('marketing', stored, { 'PATCH /api/user/settings': () => answer(saved) })
    const purchases = await panel('Prijavljivanje kupovina')
    await person.type(purchases.getByLabelText(/^Test event code/), ' TEST1 ')
    await person.click(purchases.getByRole('radio', { name: /^Kad je porudžbina završena/ }))
    await person.click(purchases.getByRole('switch', { name: 'Pitaj kupca za saglasnost' }))
    await person.click(purchases.getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Uspešno sačuvano')).toBeTruthy()
    expect(sent(calls, '/api/user/settings')).toEqual([
      { metaAccessToken: '••••••••oken', metaTestEventCode: 'TEST1', consentBanner: true, purchaseOn: 'completed' },
    ])
    expect(useSession.getState().user).toEqual(saved)
  })

  it('never send a masked token that was typed into', async () => {
    const { person, calls } = open('marketing', { metaAccessToken: '••••••••oken' })
    const purchases = await panel('Prijavljivanje kupovina')
    const field = purchases.getByLabelText(/^Conversions API token/)
    await person.type(field, 'x', { initialSelectionStart: 12, initialSelectionEnd: 12 })
    await person.click(purchases.getByRole('button', { name: 'Sačuvaj' }))
    expect(await purchases.findByText(/^Upišite celu vrednost/)).toBeTruthy()
    expect(sent(calls, '/api/user/settings')).toEqual([])
  })
})

describe('the pixel', () => {
  it.each([
    [' 384201776590118 ', '384201776590118'],
    ['   ', null],
  ])('typed as "%s" is saved as %s, and the current user is read anew', async (typed, facebookPixelId) => {
    const saved = aUser({ facebookPixelId })
    const { person, calls } = open(
      'marketing',
      { facebookPixelId: '1' },
      {
        'PATCH /api/user/facebook-pixel': () => answer(saved),
        'GET /api/auth/me': () => answer(saved),
      },
    )
    const pixel = await panel('Meta pixel')
    expect(pixel.getByText(/^15 cifara/)).toBeTruthy()
    await person.clear(pixel.getByLabelText('Pixel ID'))
    await person.type(pixel.getByLabelText('Pixel ID'), typed)
    await person.click(pixel.getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Uspešno sačuvano')).toBeTruthy()
    expect(sent(calls, '/api/user/facebook-pixel')).toEqual([{ facebookPixelId }])
    expect(sent(calls, '/api/auth/me')).toHaveLength(1)
  })

  it('not saved, says so', async () => {
    const { person } = open('marketing', {}, { 'PATCH /api/user/facebook-pixel': () => nothing(500) })
    await person.click((await panel('Meta pixel')).getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Greška pri čuvanju')).toBeTruthy()
  })
})

describe('Telegram', () => {
  const stored = { telegramBotId: '••••••••oken', telegramChatId: '-100200300' }

  it('leaves an empty field out, and sends a masked one back as it came', async () => {
    const { person, calls } = open('notifications', stored, { 'PATCH /api/user/settings': () => answer(aUser(stored)) })
    const telegram = await panel('Telegram')
    await person.clear(telegram.getByLabelText('Chat ID'))
    await person.click(telegram.getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Telegram podešavanja su uspešno ažurirana.')).toBeTruthy()
    expect(sent(calls, '/api/user/settings')).toEqual([{ telegramBotId: '••••••••oken' }])
    expect(telegram.getByLabelText('Chat ID')).toHaveProperty('value', '-100200300')
  })

  it('not saved, says the server’s error', async () => {
    const { person } = open('notifications', stored, {
      'PATCH /api/user/settings': () => refusal(422, 'Najviše 64 znakova'),
    })
    await person.click((await panel('Telegram')).getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Greška pri ažuriranju Telegram podešavanja')).toBeTruthy()
    expect(screen.getByText('Najviše 64 znakova')).toBeTruthy()
  })

  it('is switched off only once the seller has confirmed it', async () => {
    const gone = { ...stored, telegramBotId: null, telegramChatId: null }
    const { person, calls } = open('notifications', stored, {
      'PATCH /api/user/settings': () => answer(aUser(gone)),
    })
    const ask = async () => {
      await person.click((await panel('Telegram')).getByRole('button', { name: 'Isključi' }))
      return within(await screen.findByRole('dialog', { name: 'Isključiti Telegram?' }))
    }
    await person.click((await ask()).getByRole('button', { name: 'Otkaži' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls, '/api/user/settings')).toEqual([])
    await person.click((await ask()).getByRole('button', { name: 'Isključi Telegram' }))
    expect(await screen.findByText('Telegram podešavanja su uspešno ažurirana.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls, '/api/user/settings')).toEqual([{ telegramBotId: null, telegramChatId: null }])
  })
})

describe('Google Sheets', () => {
  const ID = '1kQv8ZxY_mR3tB7uE0'
  const link = `https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`
  const sheets = async () => {
    const { getByLabelText, getByRole, ...rest } = await panel('Google Sheets')
    return {
      ...rest,
      field: getByLabelText('Google Sheets ID ili ceo link'),
      test: () => getByRole('button', { name: /^Testiraj/ }),
      save: () => getByRole('button', { name: 'Sačuvaj' }),
    }
  }

  const account = (response: () => Response) => ({ 'GET /api/settings/google-sheets/account': response })
  const email = 'izlog@izlog-test.iam.gserviceaccount.com'

  it('say before any test whom to share the table with, to be copied', async () => {
    const { person } = open(
      'notifications',
      {},
      account(() => answer({ email })),
    )
    const { findByText, getByRole } = await panel('Google Sheets')
    await findByText(email)
    await person.click(getByRole('button', { name: 'Kopiraj adresu' }))
    expect(await screen.findByText('Kopirano')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(email)
  })

  it('say so when the platform has no account, and ask again for an address that did not come', async () => {
    const answers = [nothing(503), answer({ email: null })]
    const { person } = open(
      'notifications',
      {},
      account(() => answers.shift() ?? nothing(500)),
    )
    const { findByText, findByRole } = await panel('Google Sheets')
    expect(await findByText('Adresa za deljenje tabele nije učitana.')).toBeTruthy()
    await person.click(await findByRole('button', { name: 'Učitaj adresu ponovo' }))
    expect(await findByText('Platforma nema Google nalog. Javite se podršci.')).toBeTruthy()
  })

  it('cannot be tested while the field is empty; of a pasted link the id is taken', async () => {
    const { person } = open('notifications')
    const { field, test } = await sheets()
    expect(test()).toHaveProperty('disabled', true)
    await person.click(field)
    await person.paste(link)
    expect(field).toHaveProperty('value', ID)
    expect(test()).toHaveProperty('disabled', false)
  })

  it('tested, name the table until the id is edited', async () => {
    const { person, calls } = open(
      'notifications',
      { googleSheetsId: ID },
      {
        'POST /api/settings/google-sheets/test': () =>
          answer({ message: 'Konekcija je uspešno uspostavljena!', title: 'Porudžbine 2025' }),
      },
    )
    const { field, test, findByText, queryByText } = await sheets()
    await person.click(test())
    expect(await findByText('Konekcija je uspešno uspostavljena! Tabela: „Porudžbine 2025”')).toBeTruthy()
    expect(sent(calls, '/api/settings/google-sheets/test')).toEqual([{ googleSheetsId: ID }])
    await person.type(field, 'x')
    expect(queryByText(/^Konekcija/)).toBeNull()
  })

  it.each([
    [refusal(422, 'Tabela nije podeljena sa nama.'), 'Tabela nije podeljena sa nama.'],
    [nothing(500), 'Greška pri testiranju konekcije'],
  ])('tested in vain, say why', async (response, sentence) => {
    const { person } = open(
      'notifications',
      { googleSheetsId: ID },
      {
        'POST /api/settings/google-sheets/test': () => response,
      },
    )
    const { test, findByText } = await sheets()
    await person.click(test())
    expect(await findByText(sentence)).toBeTruthy()
  })

  it('are saved by their id', async () => {
    const { person, calls } = open(
      'notifications',
      {},
      {
        'PUT /api/settings/google-sheets': () => answer(aUser({ googleSheetsId: ID })),
      },
    )
    const { field, save } = await sheets()
    await person.type(field, link)
    await person.click(save())
    expect(await screen.findByText('Google Sheets podešavanja su uspešno ažurirana.')).toBeTruthy()
    expect(sent(calls, '/api/settings/google-sheets')).toEqual([{ googleSheetsId: ID }])
  })

  it('not saved, say so', async () => {
    const { person } = open('notifications', {}, { 'PUT /api/settings/google-sheets': () => nothing(503) })
    await person.click((await sheets()).save())
    await waitFor(() => expect(screen.getByText('Greška pri ažuriranju Google Sheets podešavanja')).toBeTruthy())
  })
})

describe('the test order', () => {
  const send = async (response: Response) => {
    const { person } = open('notifications', {}, { 'POST /api/deliveries/test': () => response })
    const test = await panel('Probna porudžbina')
    await person.click(test.getByRole('button', { name: 'Pošalji probnu porudžbinu' }))
    return test
  }

  it('tells of each channel how it went', async () => {
    const test = await send(
      answer({
        results: [
          { channel: 'telegram', outcome: 'ok', message: 'Poruka je poslata u Vaš čet.' },
          { channel: 'sheets', outcome: 'failed', message: 'Tabela nije podeljena sa nama.' },
          { channel: 'courier', outcome: 'skipped', message: 'Upišite API ključ.' },
        ],
      }),
    )
    await test.findByText('Poruka je poslata u Vaš čet.')
    expect(test.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Telegram: uspeloPoruka je poslata u Vaš čet.',
      'Google Sheets: nije uspeloTabela nije podeljena sa nama.',
      'Kurir: preskočenoUpišite API ključ.',
    ])
  })

  it('not sent, says why', async () => {
    await send(refusal(429, 'Previše probnih porudžbina.'))
    expect(await screen.findByText('Probna porudžbina nije poslata')).toBeTruthy()
    expect(screen.getByText('Previše probnih porudžbina.')).toBeTruthy()
  })
})
