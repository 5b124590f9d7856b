import type { CurrentUser } from '@izlog/contracts/http/auth'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser } from '../../testing/samples.ts'
import { TestStream } from '../../testing/test-stream.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { keepDraft } from './draft-storage.ts'
import { withoutScripts } from './page-html.ts'

const ADDRESS = 'http://localhost:8080/jastuk-mirna-noc'
const MESSAGE = encodeURIComponent(`Probudite se\n${ADDRESS}`)
const HTML =
  '<html><head><link rel="modulepreload" href="/a.js"></head><body><h1>Probudite se</h1><script src="/b.js"></script></body></html>'
const CONNECTED = { telegramBotId: '••••7890', telegramChatId: '42' }

/** Submits a filled form; returns the note about the new page. */
async function createPage(
  user: Partial<CurrentUser> = {},
  routes: Readonly<Record<string, (call: Call) => Response>> = {},
) {
  vi.stubGlobal('EventSource', TestStream)
  keepDraft(2, {
    step: 3,
    market: 'Serbia',
    templateName: 'Minimalistic',
    product: {
      ...EMPTY_DRAFT.product,
      productName: 'Jastuk Mirna noć',
      customUrl: 'jastuk-mirna-noc',
      noLink: true,
      images: ['https://prodavnica.rs/jastuk.jpg'],
      currentPrice: '2990',
    },
  })
  serve({
    'GET /api/websites/my': () => answer({ items: [], nextCursor: null, total: 0 }),
    'GET /api/orders/my': () => answer(aPageOf([])),
    'GET /jastuk-mirna-noc': () => new Response(HTML),
    'POST /api/sync/create-website': () =>
      answer({
        success: true,
        website: { id: 9, customUrl: 'jastuk-mirna-noc', title: 'Probudite se' },
        websiteUrl: ADDRESS,
        syncTargets: [],
      }),
    ...routes,
  })
  const app = openApp('/builder', aUser(user))
  const [button] = await screen.findAllByRole('button', { name: 'Napravi website' })
  await app.person.click(button ?? document.body)
  const note = await screen.findByRole('complementary', { name: 'Nova stranica' })
  return { ...app, note, inNote: within(note) }
}

const copiedBy = async (name: string) => {
  const app = await createPage()
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  await app.person.click(app.inNote.getByRole('button', { name }))
  return written.mock.calls
}

describe('a new page', () => {
  it('is shown in a frame that runs no script and takes no focus', async () => {
    const { note } = await createPage()
    const frame = await waitFor(() => {
      const found = note.querySelector('iframe')
      if (!found) throw new Error('no frame yet')
      return found
    })
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
    expect(frame.getAttribute('loading')).toBe('lazy')
    expect(frame.srcdoc).toContain('Probudite se')
    expect(frame.srcdoc).not.toMatch(/script|modulepreload/)
    expect(frame.tabIndex).toBe(-1)
    expect(frame.closest('[inert]')).toBeTruthy()
  })

  it('that cannot be shown is named in its frame', async () => {
    const { note } = await createPage(
      {},
      { 'GET /jastuk-mirna-noc': () => refusal(503, 'Usluga trenutno nije dostupna.') },
    )
    expect(note.querySelector('iframe')).toBeNull()
    expect(note.querySelector('[inert]')?.textContent).toBe('Probudite se')
  })

  it('gets the focus, until the note is closed', async () => {
    const { person, inNote } = await createPage()
    expect(document.activeElement).toBe(inNote.getByRole('heading', { name: 'Vaša stranica je objavljena' }))
    await person.click(inNote.getByRole('button', { name: 'Zatvori' }))
    expect(screen.queryByRole('complementary', { name: 'Nova stranica' })).toBeNull()
  })

  it('has its address to open and to copy', async () => {
    expect(await copiedBy('Kopiraj adresu')).toEqual([[ADDRESS]])
    expect(screen.getByRole('link', { name: 'localhost:8080/jastuk-mirna-noc' }).getAttribute('href')).toBe(ADDRESS)
    expect(await screen.findByText('Kopirano')).toBeTruthy()
  })

  it('is shared by Viber and WhatsApp with its title', async () => {
    const { inNote } = await createPage()
    const linkOf = (name: string) => inNote.getByRole('link', { name }).getAttribute('href')
    expect(linkOf('Viber')).toBe(`viber://forward?text=${MESSAGE}`)
    expect(linkOf('WhatsApp')).toBe(`https://wa.me/?text=${MESSAGE}`)
  })

  it('is copied for Instagram, which says where to paste it', async () => {
    expect(await copiedBy('Instagram')).toEqual([[ADDRESS]])
    expect(await screen.findByText('Nalepite adresu u Instagram: u priču, poruku ili opis profila.')).toBeTruthy()
  })

  it('has a QR code on request', async () => {
    const { person, inNote } = await createPage()
    expect(inNote.queryByRole('img', { name: 'QR kod sa adresom stranice' })).toBeNull()
    await person.click(inNote.getByRole('button', { name: 'QR kod' }))
    expect(inNote.getByRole('img', { name: 'QR kod sa adresom stranice' })).toBeTruthy()
  })
})

describe('after it', () => {
  it('the page is edited and Telegram connected', async () => {
    const { inNote } = await createPage()
    const leadsTo = (name: string) => inNote.getByRole('link', { name }).getAttribute('href')
    expect(leadsTo('Uredi')).toBe('/edit/9')
    expect(leadsTo('Poveži Telegram')).toBe('/settings?tab=notifications')
  })

  it('Telegram that is connected is marked as done', async () => {
    const { inNote } = await createPage(CONNECTED)
    expect(inNote.getByText('Telegram je povezan')).toBeTruthy()
    expect(inNote.queryByRole('link', { name: 'Poveži Telegram' })).toBeNull()
  })

  it('a test order goes through the channels and says what came of it', async () => {
    const results = [
      { channel: 'telegram', outcome: 'ok', message: 'Poruka je poslata u Vaš čet.' },
      { channel: 'sheets', outcome: 'skipped', message: 'Tabela nije podešena.' },
    ]
    const { person, inNote } = await createPage(CONNECTED, { 'POST /api/deliveries/test': () => answer({ results }) })
    await person.click(inNote.getByRole('button', { name: 'Probna porudžbina' }))
    expect(await inNote.findByText('Poruka je poslata u Vaš čet.')).toBeTruthy()
    expect(inNote.getByText('Tabela nije podešena.')).toBeTruthy()
  })

  it('a test order that is refused says why', async () => {
    const { person, inNote } = await createPage(CONNECTED, {
      'POST /api/deliveries/test': () => refusal(429, DELIVERY_MESSAGES.tooManyTests),
    })
    await person.click(inNote.getByRole('button', { name: 'Probna porudžbina' }))
    expect(await screen.findByText(DELIVERY_MESSAGES.tooManyTests)).toBeTruthy()
  })
})

it('a document without scripts keeps its styles, pictures and texts', () => {
  const kept = '<style>h1{color:red}</style><h1>Lampa</h1><img src="/uploads/a.webp">'
  expect(withoutScripts(`${kept}<script type="module" src="/c.js"></script>`)).toContain(
    '<h1>Lampa</h1><img src="/uploads/a.webp">',
  )
  expect(withoutScripts(kept)).toContain('<style>h1{color:red}</style>')
})
