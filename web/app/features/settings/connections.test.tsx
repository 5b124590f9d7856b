import type { CurrentUser } from '@izlog/contracts/http/auth'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'

const TOKEN = '100001:demo-bot-token'
const MASKED = '••••••••oken'
const CHECK = '/api/settings/telegram/check'
const CHATS = '/api/settings/telegram/chats'
const PIXEL = '/api/settings/facebook-pixel/check'

beforeEach(() => useToasts.setState({ toasts: [] }))
afterEach(() => void vi.useRealTimers())

type Routes = Parameters<typeof serve>[0]

/** The settings, at a server that saves what it is sent and masks the token. */
function open(tab: string, fields: Partial<CurrentUser>, routes: Routes = {}) {
  let user = aUser({
    telegramBotId: null,
    telegramChatId: null,
    facebookPixelId: null,
    metaAccessToken: null,
    ...fields,
  })
  const saved = ({ body }: Call) => {
    user = { ...user, ...(body as Partial<CurrentUser>) }
    if (user.telegramBotId) user.telegramBotId = MASKED
    if (user.metaAccessToken) user.metaAccessToken = MASKED
    return answer(user)
  }
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'PATCH /api/user/settings': saved,
    'PATCH /api/user/facebook-pixel': saved,
    'GET /api/auth/me': () => answer(user),
    ...routes,
  })
  return { calls, ...openApp(`/settings?tab=${tab}`, user) }
}
const panel = async (title: string) => within(await screen.findByRole('region', { name: title }))
const sent = (calls: Call[], path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const check = (state: string, message: string) => () => answer({ state, message })

describe('Telegram', () => {
  const stored = { telegramBotId: MASKED, telegramChatId: '-100200300' }
  const telegram = () => panel('Telegram')
  const status = async () => (await telegram()).findByRole('status')

  it('shows once whether it is connected, without a message to the chat', async () => {
    const { calls, person } = open('notifications', stored, {
      [`POST ${CHECK}`]: check('connected', '@mirna_noc_bot piše u čet „Porudžbine”.'),
    })
    await waitFor(async () =>
      expect((await status()).textContent).toBe('Povezano. @mirna_noc_bot piše u čet „Porudžbine”.'),
    )
    await person.click(screen.getByRole('tab', { name: 'Profil' }))
    await person.click(screen.getByRole('tab', { name: 'Obaveštenja' }))
    expect((await status()).textContent).toMatch(/^Povezano/)
    expect(sent(calls, CHECK)).toEqual([{ ...stored, sendMessage: false }])
  })

  it('is checked by a message as soon as it is saved, by the token that was typed', async () => {
    const { calls, person } = open(
      'notifications',
      {},
      {
        [`POST ${CHECK}`]: check('problem', 'Telegram ne nalazi čet.'),
      },
    )
    const { getByLabelText, getByRole, queryByRole } = await telegram()
    expect(queryByRole('status')).toBeNull()
    await person.type(getByLabelText('Bot ID'), TOKEN)
    await person.type(getByLabelText('Chat ID'), '42')
    await person.click(getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Telegram podešavanja su uspešno ažurirana.')).toBeTruthy()
    await waitFor(async () => expect((await status()).textContent).toBe('Nije povezano. Telegram ne nalazi čet.'))
    expect(sent(calls, CHECK)).toEqual([{ telegramBotId: TOKEN, telegramChatId: '42', sendMessage: true }])
  })

  it('sends a test message when asked, and hides what is no longer true while something is typed', async () => {
    const { calls, person } = open('notifications', stored, {
      [`POST ${CHECK}`]: ({ body }) =>
        (body as { sendMessage: boolean }).sendMessage
          ? answer({ state: 'connected', message: 'Poruka „Izlog je povezan” je poslata u čet „Porudžbine”.' })
          : answer({ state: 'unchecked', message: 'Telegram ne odgovara.' }),
    })
    const { findByText, getByLabelText, queryByRole, findByRole } = await telegram()
    expect(await findByText(/Telegram ne odgovara\./)).toHaveProperty(
      'textContent',
      'Nije provereno. Telegram ne odgovara.',
    )
    await person.click(await findByRole('button', { name: 'Pošalji probnu poruku' }))
    expect(await findByText(/je poslata u čet/)).toBeTruthy()
    expect(sent(calls, CHECK)).toEqual([
      { ...stored, sendMessage: false },
      { ...stored, sendMessage: true },
    ])
    await person.type(getByLabelText('Chat ID'), '1')
    expect(queryByRole('status')).toBeNull()
    expect(queryByRole('button', { name: 'Pošalji probnu poruku' })).toBeNull()
  })

  it('says the server’s sentence when it checks too often', async () => {
    open('notifications', stored, { [`POST ${CHECK}`]: () => refusal(429, 'Previše provera.') })
    await waitFor(async () => expect((await status()).textContent).toBe('Nije provereno. Previše provera.'))
  })

  const nobody = { state: 'connected', message: 'Botu se još niko nije javio.', bot: 'mirna_noc_bot', chats: [] }
  const ana = { id: '77', name: 'Ana Ilić', kind: 'private' }
  const group = { id: '-100502', name: 'Magacin', kind: 'group' }

  it('finds the chat by /start, and saves and checks it in one press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const answers = [nobody, { ...nobody, chats: [group, ana] }]
    const { calls, person } = open(
      'notifications',
      {},
      {
        [`POST ${CHATS}`]: () => answer(answers.shift() ?? { ...nobody, chats: [group, ana] }),
        [`POST ${CHECK}`]: check('connected', 'Poruka „Izlog je povezan” je poslata u čet „Magacin”.'),
      },
    )
    const { getByLabelText, getByRole, findByRole, findByText } = await telegram()
    // The bot alone is saved first: what is missing is then looked for by itself.
    await person.type(getByLabelText('Bot ID'), TOKEN)
    await person.click(getByRole('button', { name: 'Sačuvaj' }))
    const link = await findByRole('link', { name: '@mirna_noc_bot' })
    expect(link.getAttribute('href')).toBe('https://t.me/mirna_noc_bot')
    expect(await findByText('Čekamo da pošaljete /start…')).toBeTruthy()
    expect(sent(calls, CHATS)).toEqual([{ telegramBotId: TOKEN }])
    await vi.advanceTimersByTimeAsync(3000)
    const chats = within(await findByRole('list', { name: 'Četovi bota' }))
    expect(chats.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Magacin GrupaIzaberi',
      'Ana Ilić Razgovor sa botomIzaberi',
    ])
    await person.click(chats.getByRole('button', { name: /^Magacin/ }))
    expect(await findByText(/je poslata u čet „Magacin”/)).toBeTruthy()
    expect(getByLabelText('Chat ID')).toHaveProperty('value', '-100502')
    expect(sent(calls, '/api/user/settings')).toEqual([
      { telegramBotId: TOKEN },
      { telegramBotId: MASKED, telegramChatId: '-100502' },
    ])
    expect(sent(calls, CHECK)).toEqual([{ telegramBotId: TOKEN, telegramChatId: '-100502', sendMessage: true }])
    const asked = sent(calls, CHATS).length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent(calls, CHATS)).toHaveLength(asked)
  })

  it('brings the chats into view when they arrive, but not under the hands of who types', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    onTestFinished(() => shown.mockRestore())
    const answers = [nobody, { ...nobody, chats: [ana] }, nobody, { ...nobody, chats: [ana] }]
    const { person } = open(
      'notifications',
      { telegramBotId: MASKED },
      { [`POST ${CHATS}`]: () => answer(answers.shift() ?? nobody) },
    )
    const { getByLabelText, getByRole, findByRole, findByText } = await telegram()
    const arrives = async () => {
      await person.click(await findByRole('button', { name: 'Pronađi čet' }))
      await findByText('Čekamo da pošaljete /start…')
      expect(document.activeElement).toBe(getByRole('heading', { name: /^Javite se botu/ }))
    }
    await arrives()
    await vi.advanceTimersByTimeAsync(3000)
    expect(shown.mock.contexts).toEqual([await findByRole('list', { name: 'Četovi bota' })])

    await person.click(getByRole('button', { name: 'Odustani' }))
    await arrives()
    await person.type(getByLabelText('Chat ID'), '7')
    await vi.advanceTimersByTimeAsync(3000)
    await findByRole('list', { name: 'Četovi bota' })
    expect(shown).toHaveBeenCalledTimes(1)
  })

  it('looks for a chat for two minutes, and again when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { calls, person } = open(
      'notifications',
      { telegramBotId: MASKED },
      { [`POST ${CHATS}`]: () => answer(nobody) },
    )
    const { findByRole, findByText } = await telegram()
    await person.click(await findByRole('button', { name: 'Pronađi čet' }))
    await findByText('Čekamo da pošaljete /start…')
    await vi.advanceTimersByTimeAsync(125_000)
    await findByText('Više ne proveravamo ko se javio.')
    const asked = sent(calls, CHATS).length
    expect(asked).toBeLessThan(45)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(sent(calls, CHATS)).toHaveLength(asked)
    await person.click(await findByRole('button', { name: 'Traži ponovo' }))
    await findByText('Čekamo da pošaljete /start…')
    await person.click(await findByRole('button', { name: 'Odustani' }))
    const asksAfter = sent(calls, CHATS).length
    await vi.advanceTimersByTimeAsync(30_000)
    expect(sent(calls, CHATS)).toHaveLength(asksAfter)
  })

  it('says why a bot cannot be asked, and asks no more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const webhook = { state: 'problem', message: 'Ovaj bot ima webhook.', bot: 'mirna_noc_bot', chats: [] }
    const { calls, person } = open(
      'notifications',
      { telegramBotId: MASKED },
      { [`POST ${CHATS}`]: () => answer(webhook) },
    )
    const { findByRole, findByText } = await telegram()
    await person.click(await findByRole('button', { name: 'Pronađi čet' }))
    await findByText('Ovaj bot ima webhook.')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent(calls, CHATS)).toHaveLength(1)
  })

  it('asks for the bot before it looks for a chat', async () => {
    const { calls, person } = open('notifications', {})
    const { findByRole, findByText } = await telegram()
    await person.click(await findByRole('button', { name: 'Pronađi čet' }))
    expect(await findByText(/^Prvo upišite Bot ID/)).toBeTruthy()
    expect(sent(calls, CHATS)).toEqual([])
  })

  it('explains that the token is meant by Bot ID', async () => {
    open('notifications', {})
    expect((await telegram()).getByText(/ceo token koji daje @BotFather .* a ne ime bota/)).toBeTruthy()
  })
})

describe('the pixel', () => {
  const stored = { facebookPixelId: '384201776590118', metaAccessToken: MASKED }

  it('is checked as soon as it is saved', async () => {
    const { calls, person } = open(
      'marketing',
      {},
      {
        [`POST ${PIXEL}`]: check('unchecked', 'Bez Conversions API tokena ne možemo da pitamo Metu.'),
      },
    )
    const pixel = await panel('Meta pixel')
    await person.type(pixel.getByLabelText('Pixel ID'), '384201776590118')
    await person.click(pixel.getByRole('button', { name: 'Sačuvaj' }))
    expect(await pixel.findByText(/Bez Conversions API tokena/)).toBeTruthy()
    expect(sent(calls, PIXEL)).toEqual([{ facebookPixelId: '384201776590118', metaAccessToken: null }])
  })

  it('says on both of its cards what is wrong, and is checked by the token that was typed', async () => {
    const answers = [
      { state: 'problem', message: 'Pristupni token nije ispravan.' },
      { state: 'connected', message: 'Pixel „Mirna noć” prima kupovine i sa našeg servera.' },
    ]
    const { calls, person } = open('marketing', stored, { [`POST ${PIXEL}`]: () => answer(answers.shift()) })
    const [pixel, purchases] = [await panel('Meta pixel'), await panel('Prijavljivanje kupovina')]
    for (const card of [pixel, purchases]) {
      expect((await card.findByText(/nije ispravan/)).textContent).toBe('Nije povezano. Pristupni token nije ispravan.')
    }
    const field = purchases.getByLabelText(/^Conversions API token/)
    await person.clear(field)
    await person.type(field, 'EAAB-nov')
    await person.click(purchases.getByRole('button', { name: 'Sačuvaj' }))
    for (const card of [pixel, purchases]) expect(await card.findByText(/prima kupovine/)).toBeTruthy()
    expect(sent(calls, PIXEL)).toEqual([stored, { ...stored, metaAccessToken: 'EAAB-nov' }])
    expect(pixel.queryByRole('button', { name: 'Proveri ponovo' })).toBeNull()
  })

  it('that was not checked is checked again when asked', async () => {
    const answers = [
      { state: 'unchecked', message: 'Meta ne odgovara.' },
      { state: 'connected', message: 'Pixel prima kupovine i sa našeg servera.' },
    ]
    const { person } = open('marketing', stored, { [`POST ${PIXEL}`]: () => answer(answers.shift()) })
    const pixel = await panel('Meta pixel')
    await person.click(await pixel.findByRole('button', { name: 'Proveri ponovo' }))
    expect(await pixel.findByText(/prima kupovine/)).toBeTruthy()
  })

  it('that is not set up is not asked about', async () => {
    const { calls } = open('marketing', {})
    expect((await panel('Meta pixel')).queryByRole('status')).toBeNull()
    expect(sent(calls, PIXEL)).toEqual([])
  })
})
