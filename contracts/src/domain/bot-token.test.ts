import { expect, it } from 'vitest'
import { isBotToken } from './bot-token.ts'

it.each(['123456:AAE-dEf_9', '1:abc'])('%s is a bot’s token', (token) => expect(isBotToken(token)).toBe(true))

it.each(['', '123456', 'bot123456:AAE', '123456:AAE/../x', '123456:AAE?x=', '12 3:AAE', '123456:AAE\n', '123:šđč'])(
  '%j is none',
  (text) => expect(isBotToken(text)).toBe(false),
)
