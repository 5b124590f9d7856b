import { ConnectionCheck, TelegramChatsResponse } from '@izlog/contracts/http/connection-checks'
import { mask } from '@izlog/kit/security/secrets'
import { client } from '@izlog/kit/testing/client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

const TIMEOUT_MS = 1000
const AWAY = { mode: 'fail', status: 503 }
/** It answers, but too late. */
const SLOW = { mode: 'stall' }

let notifier: TestNotifier
let seller: Awaited<ReturnType<TestNotifier['seller']>>
beforeAll(async () => {
  notifier = await startNotifier({ CALL_TIMEOUT_MS: String(TIMEOUT_MS), LIMIT_TESTS_PER_MINUTE: '0' })
  seller = await notifier.seller()
})
afterAll(() => notifier.stop())
afterEach(async () => {
  await notifier.simulators.behave('telegram', { mode: 'ok' })
  await notifier.simulators.behave('meta', { mode: 'ok' })
})

const http = (userId = seller.userId) => client(notifier.port, { userId, role: 'client' })
const asked = async (path: string, body: object) => {
  const answer = await http().post(path, body)
  expect(answer.status).toBe(200)
  return answer.body
}

describe('POST /api/settings/telegram/check', () => {
  const check = async (changes: object = {}) =>
    ConnectionCheck.parse(
      await asked('/api/settings/telegram/check', {
        telegramBotId: seller.bot,
        telegramChatId: seller.chat,
        ...changes,
      }),
    )
  const sentTo = async (chat: string) =>
    (await notifier.simulators.received('telegram', 'Izlog je povezan')).filter(({ data }) => data.chatId === chat)

  it('writes to the chat that Izlog is connected, by the typed token or the mask of the stored one', async () => {
    const expected = { state: 'connected', message: 'Poruka „Izlog je povezan” je poslata u čet „Porudžbine”.' }
    expect(await check({ sendMessage: true })).toEqual(expected)
    expect(await check({ sendMessage: true, telegramBotId: mask(seller.bot) })).toEqual(expected)
    const messages = await sentTo(seller.chat)
    expect(messages.map(({ data }) => data.text)).toEqual(
      Array(2).fill('Izlog je povezan\nOvde stižu poruke o novim porudžbinama.'),
    )
  })

  it('also checks without a message', async () => {
    const before = (await sentTo(seller.chat)).length
    expect(await check()).toEqual({ state: 'connected', message: '@izlog_bot piše u čet „Porudžbine”.' })
    expect(await sentTo(seller.chat)).toHaveLength(before)
  })

  it.each([
    ['a token that Telegram does not know', { telegramBotId: '1:wrong' }, /^Telegram ne prepoznaje bota\./],
    ['a chat that is not found', { telegramChatId: '-404' }, /^Telegram ne nalazi čet\./],
  ])('says what is wrong of %s, with and without a message', async (_what, changes, message) => {
    const wrong = { state: 'problem', message: expect.stringMatching(message) }
    expect(await check(changes)).toEqual(wrong)
    expect(await check({ ...changes, sendMessage: true })).toEqual(wrong)
  })

  it('says when the bot is blocked, with and without a message', async () => {
    await notifier.simulators.registerAccounts('telegram', { token: '88:blocked', chats: ['88'], blockedBy: ['88'] })
    const chat = { telegramBotId: '88:blocked', telegramChatId: '88' }
    const wrong = { state: 'problem', message: expect.stringMatching(/^Bot je blokiran u Telegramu\. .*\/start\.$/) }
    expect(await check(chat)).toEqual(wrong)
    expect(await check({ ...chat, sendMessage: true })).toEqual(wrong)
  })

  it.each([
    ['away', AWAY, 'Telegram trenutno ima poteškoća. Proverite ponovo za koji trenutak.'],
    ['slow', SLOW, 'Telegram ne odgovara. Proverite ponovo za koji trenutak.'],
    ['asking for patience', { mode: 'rate-limit' }, /^Telegram trenutno prima manje zahteva\./],
  ])('says that nothing was checked while Telegram is %s', async (_what, behaviour, message) => {
    await notifier.simulators.behave('telegram', behaviour)
    expect(await check({ sendMessage: true })).toEqual({
      state: 'unchecked',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })

  it('checks no stored secret but the one whose mask was sent', async () => {
    const other = { state: 'unchecked', message: expect.stringMatching(/^Podešavanja su upravo promenjena\./) }
    expect(await check({ telegramBotId: mask('100001:some-other-token') })).toEqual(other)
    const stranger = await http(4243).post('/api/settings/telegram/check', {
      telegramBotId: mask(seller.bot),
      telegramChatId: seller.chat,
    })
    expect(stranger.body).toEqual(other)
  })

  it.each([
    [
      { telegramBotId: '../../x', telegramChatId: '1' },
      'Bot ID nije ispravan. Kopirajte ga celog iz poruke koju šalje @BotFather.',
    ],
    [{ telegramBotId: '1:abc', telegramChatId: ' ' }, 'Upišite Chat ID.'],
    [{ telegramBotId: { $ne: null }, telegramChatId: '1' }, 'Upišite Bot ID.'],
  ])('asks nobody about %j', async (body, message) => {
    expect(await http().post('/api/settings/telegram/check', body)).toMatchObject({ status: 422, body: { message } })
  })
})

describe('POST /api/settings/telegram/chats', () => {
  const find = async (telegramBotId = seller.bot) =>
    TelegramChatsResponse.parse(await asked('/api/settings/telegram/chats', { telegramBotId }))

  it('finds the chats in which somebody has written to the bot, groups too, to which it then may write', async () => {
    expect(await find()).toEqual({
      state: 'connected',
      message: 'Botu se još niko nije javio.',
      bot: 'izlog_bot',
      chats: [],
    })
    await notifier.simulators.writeToBot(seller.bot, { id: 501, first_name: 'Marko', last_name: 'Petrović' })
    await notifier.simulators.writeToBot(seller.bot, { id: -100_502, type: 'supergroup', title: 'Magacin' }, 'member')
    const { chats } = await find(mask(seller.bot))
    expect(chats).toEqual([
      { id: '-100502', name: 'Magacin', kind: 'group' },
      { id: '501', name: 'Marko Petrović', kind: 'private' },
    ])
    // Looking changes nothing, so that a second look finds them too.
    expect((await find()).chats).toEqual(chats)
    expect(
      await asked('/api/settings/telegram/check', {
        telegramBotId: seller.bot,
        telegramChatId: '501',
        sendMessage: true,
      }),
    ).toMatchObject({ state: 'connected' })
  })

  it('says when another program reads what the bot receives', async () => {
    await notifier.simulators.registerAccounts('telegram', { token: '89:webhook', hasWebhook: true })
    expect(await find('89:webhook')).toMatchObject({
      state: 'problem',
      message: expect.stringMatching(/^Ovaj bot šalje poruke drugom programu \(ima webhook\)/),
      bot: 'izlog_bot',
      chats: [],
    })
  })

  it('says when the token is wrong, and when Telegram is away or slow', async () => {
    expect(await find('1:wrong')).toMatchObject({
      state: 'problem',
      message: expect.stringMatching(/^Telegram ne prepoznaje bota\./),
      bot: null,
    })
    for (const behaviour of [AWAY, SLOW]) {
      await notifier.simulators.behave('telegram', behaviour)
      expect(await find()).toMatchObject({ state: 'unchecked', bot: null, chats: [] })
    }
  })

  it('is asked every few seconds, but not without end', async () => {
    const asking = http(4244)
    const body = { telegramBotId: '1:wrong' }
    const answers = await Promise.all(
      Array.from({ length: 46 }, () => asking.post('/api/settings/telegram/chats', body)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('POST /api/settings/facebook-pixel/check', () => {
  const check = async (changes: object = {}) =>
    ConnectionCheck.parse(
      await asked('/api/settings/facebook-pixel/check', {
        facebookPixelId: seller.pixel,
        metaAccessToken: seller.metaToken,
        ...changes,
      }),
    )

  it('reads the pixel by the typed token or the mask of the stored one, and reports no event', async () => {
    const expected = {
      state: 'connected',
      message: `Pixel „Pixel ${seller.pixel.slice(-4)}” prima kupovine i sa našeg servera.`,
    }
    expect(await check()).toEqual(expected)
    expect(await check({ metaAccessToken: mask(seller.metaToken) })).toEqual(expected)
    expect(await notifier.simulators.received('meta', seller.pixel)).toEqual([])
  })

  it.each([
    ['a token that Meta refuses', { metaAccessToken: 'wrong' }, 'problem', /^Pristupni token .* nije ispravan/],
    ['a token of no possible form', { metaAccessToken: 'ključ\nX: 1' }, 'problem', /^Pristupni token .* nije ispravan/],
    ['a pixel that is not theirs', { facebookPixelId: '123456789012345' }, 'problem', /^Meta ne nalazi pixel/],
    ['letters', { facebookPixelId: 'moj pixel/../me' }, 'problem', /^Pixel ID ima samo cifre/],
    ['no token', { metaAccessToken: null }, 'unchecked', /^Bez Conversions API tokena/],
    ['the mask of another token', { metaAccessToken: '••••••••xxxx' }, 'unchecked', /^Podešavanja su upravo/],
  ])('says what is wrong of %s', async (_what, changes, state, message) => {
    expect(await check(changes)).toEqual({ state, message: expect.stringMatching(message) })
  })

  it('says of a token that may only send that it cannot be checked', async () => {
    await notifier.simulators.registerAccounts('meta', { token: 'sends-only', pixels: [seller.pixel], mayRead: false })
    expect(await check({ metaAccessToken: 'sends-only' })).toMatchObject({
      state: 'unchecked',
      message: expect.stringMatching(/^Token važi, ali ne sme da čita pixel/),
    })
  })

  it.each([
    ['away', AWAY, 'Meta trenutno ima poteškoća. Proverite ponovo za koji trenutak.'],
    ['slow', SLOW, 'Meta ne odgovara. Proverite ponovo za koji trenutak.'],
  ])('says that nothing was checked while Meta is %s', async (_what, behaviour, message) => {
    await notifier.simulators.behave('meta', behaviour)
    expect(await check()).toEqual({ state: 'unchecked', message })
  })
})
