import { Bot, GrammyError } from 'grammy'
import { describe, expect, it } from 'vitest'
import { simulators } from './start.ts'

const TOKEN = '100001:demo-bot-token'
const CHAT = '-100200300'

const botAt = (url: string, token = TOKEN) => new Bot(token, { client: { apiRoot: `${url}/telegram` } })
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (cause: unknown) =>
      cause instanceof GrammyError
        ? { code: cause.error_code, description: cause.description, parameters: cause.parameters }
        : cause,
  )

describe('the Bot API, through grammY', () => {
  it('says who the bot is', async () => {
    const { url } = await simulators()
    expect(await botAt(url).api.getMe()).toMatchObject({ id: 100001, is_bot: true, username: 'mirna_noc_bot' })
  })

  it('delivers a formatted message and shows it in the inbox', async () => {
    const { url, get } = await simulators()
    const message = await botAt(url).api.sendMessage(
      CHAT,
      '<b>Nova porudžbina</b>\nAna &amp; Vuk, <a href="tel:+381631234567">063 123</a>',
      { parse_mode: 'HTML' },
    )
    expect(message).toMatchObject({
      chat: { id: -100200300, type: 'supergroup' },
      text: 'Nova porudžbina\nAna & Vuk, 063 123',
      entities: [
        { type: 'bold', offset: 0, length: 15 },
        { type: 'text_link', offset: 27, length: 7, url: 'tel:+381631234567' },
      ],
    })
    expect((await get('/inbox/telegram?contains=Vuk')).body).toMatchObject({
      counters: { accepted: 1, refused: 0 },
      entries: [{ kind: 'sendMessage', answered: true, data: { chatId: CHAT, messageId: message.message_id } }],
    })
  })

  it.each([
    ['Cena < 3000', `Unsupported start tag "" at byte offset 5`],
    ['č <div>x</div>', `Unsupported start tag "div" at byte offset 3`],
    ['<b>bez kraja', `Can't find end tag corresponding to start tag "b"`],
    ['<b><i>x</b></i>', `Unmatched end tag at byte offset 7, expected "</i>", found "</b>"`],
    ['x</b>', 'Unexpected end tag at byte offset 1'],
    ['<b', 'Unclosed start tag at byte offset 0'],
    ['<span>x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
  ])('refuses the markup of %s', async (text, reason) => {
    const { url } = await simulators()
    expect(await problemOf(botAt(url).api.sendMessage(CHAT, text, { parse_mode: 'HTML' }))).toMatchObject({
      code: 400,
      description: `Bad Request: can't parse entities: ${reason}`,
    })
  })

  it('refuses what the real one refuses', async () => {
    const { url } = await simulators()
    const { api } = botAt(url)
    expect(await problemOf(api.sendMessage('-1', 'x'))).toMatchObject({
      code: 400,
      description: 'Bad Request: chat not found',
    })
    expect(await problemOf(api.sendMessage(CHAT, ' '))).toMatchObject({
      code: 400,
      description: 'Bad Request: message text is empty',
    })
    expect(await problemOf(api.sendMessage(CHAT, 'x'.repeat(4097)))).toMatchObject({
      code: 400,
      description: 'Bad Request: message is too long',
    })
    expect(await problemOf(botAt(url, '1:x').api.getMe())).toMatchObject({ code: 401, description: 'Unauthorized' })
    expect(await problemOf(botAt(url, 'nonsense').api.getMe())).toMatchObject({ code: 404, description: 'Not Found' })
    expect(await problemOf(api.deleteMyCommands())).toMatchObject({
      code: 404,
      description: 'Not Found: method not found',
    })
  })

  it('asks for patience when told to, for as many requests as told', async () => {
    const { url, put } = await simulators()
    await put('/behaviour/telegram', { mode: 'rate-limit', retryAfter: 7, count: 1 })
    const { api } = botAt(url)
    expect(await problemOf(api.sendMessage(CHAT, 'prva'))).toMatchObject({
      code: 429,
      description: 'Too Many Requests: retry after 7',
      parameters: { retry_after: 7 },
    })
    expect(await problemOf(api.sendMessage(CHAT, 'druga'))).toBeNull()
  })

  it('counts the same text to the same chat as a duplicate', async () => {
    const { url, get } = await simulators()
    const { api } = botAt(url)
    await api.sendMessage(CHAT, 'ista')
    await api.sendMessage(CHAT, 'ista')
    expect((await get('/inbox/telegram')).body).toMatchObject({
      counters: { accepted: 2, items: 2, duplicates: 1 },
      entries: [{ repeat: true }, { repeat: false }],
    })
  })

  it('takes a bot registered while running', async () => {
    const { url, put } = await simulators()
    await put('/accounts/telegram', { token: '7:seven', chats: [42] })
    expect(await botAt(url, '7:seven').api.sendMessage(42, 'zdravo')).toMatchObject({
      chat: { id: 42, type: 'private' },
    })
  })

  it('shows to the bot who wrote to it, and then delivers there', async () => {
    const { url, post } = await simulators()
    const { api } = botAt(url)
    expect(await problemOf(api.sendMessage(77, 'x'))).toMatchObject({ description: 'Bad Request: chat not found' })
    await post('/telegram/updates', { token: TOKEN, chat: { id: 77, first_name: 'Ana' } })
    await post('/telegram/updates', {
      token: TOKEN,
      chat: { id: -100_77, type: 'supergroup', title: 'Magacin' },
      status: 'member',
    })
    expect(await api.getUpdates({ offset: -100 })).toMatchObject([
      { message: { text: '/start', chat: { id: 77, first_name: 'Ana' } } },
      { my_chat_member: { chat: { title: 'Magacin' }, new_chat_member: { status: 'member' } } },
    ])
    expect(await api.getUpdates({ offset: -1 })).toHaveLength(1)
    expect(await api.sendMessage(77, 'zdravo')).toMatchObject({ chat: { id: 77, first_name: 'Ana' } })
    expect(await api.getChat(-100_77)).toMatchObject({ title: 'Magacin' })
    expect(await api.sendChatAction(-100_77, 'typing')).toBe(true)
  })

  it('refuses who blocked the bot, and updates that go to a webhook', async () => {
    const { url, put } = await simulators()
    await put('/accounts/telegram', { token: '7:seven', chats: [42], blockedBy: ['42'], hasWebhook: true })
    const { api } = botAt(url, '7:seven')
    const blocked = { code: 403, description: 'Forbidden: bot was blocked by the user' }
    expect(await problemOf(api.sendMessage(42, 'x'))).toMatchObject(blocked)
    expect(await problemOf(api.sendChatAction(42, 'typing'))).toMatchObject(blocked)
    expect(await problemOf(api.getUpdates())).toMatchObject({ code: 409 })
  })
})
