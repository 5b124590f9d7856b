/** A Telegram bot's token as BotFather gives it, '123456:AbC-dEf'. It becomes part of a URL, so nothing else is accepted. */
export const isBotToken = (text: string): boolean => /^\d{1,20}:[\w-]{3,150}$/.test(text)
