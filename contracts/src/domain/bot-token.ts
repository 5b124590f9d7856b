/** A Telegram bot's token as BotFather gives it, '123456:AbC-dEf'. It becomes part of a URL, so nothing else is accepted. */
export const isBotToken = (text: string): boolean => /^\d{1,20}:[\w-]{3,150}$/.test(text)

/** What a settings form may send: a token, or the mask of the stored one, which has bullets. */
export const isBotTokenOrMask = (text: string): boolean => isBotToken(text) || text.startsWith('•')

export const WRONG_BOT_TOKEN = 'Bot ID nije ispravan. Kopirajte ga celog iz poruke koju šalje @BotFather.'
