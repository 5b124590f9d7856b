/** A Telegram bot's token as BotFather gives it, '123456:AbC-dEf'. It becomes part of an address, so nothing else passes. */
export const isBotToken = (text: string): boolean => /^\d{1,20}:[\w-]{3,150}$/.test(text)
