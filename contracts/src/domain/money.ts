/** Money is a whole number of the page's currency. No dependencies: shoppers' pages ship this file. */
export const MAX_MONEY = 1_000_000_000

const CURRENCY_WORD = /^(?:rsd|din\.?|dinara|km|bam|eur|evra|€)$/i
const SPACES = /[\s\u00a0\u202f]+/g
const WHOLE_AND_DECIMALS = /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/

/**
 * Reads an amount as people type it: 2990, 2.990, 2 990 and 2.990,00 are 2990; 24,90 is rounded half up to 25.
 * A separator before exactly three digits groups, before one or two it starts decimals. A currency next to it is ignored.
 * Anything else, and anything negative or above MAX_MONEY, is null.
 */
export function parseMoney(input: unknown): number | null {
  if (typeof input === 'number') return withinLimits(Math.floor(input + 0.5))
  if (typeof input !== 'string') return null
  const parts = WHOLE_AND_DECIMALS.exec(withoutCurrency(input))
  if (!parts) return null
  const [, whole = '', decimals = '0'] = parts
  return withinLimits(Number(whole.replace(/\D/g, '')) + (decimals >= '5' ? 1 : 0))
}

function withoutCurrency(text: string): string {
  const words = text.trim().replace(/€/g, ' € ').split(SPACES).filter(Boolean)
  if (CURRENCY_WORD.test(words.at(-1) ?? '')) words.pop()
  else if (CURRENCY_WORD.test(words[0] ?? '')) words.shift()
  return words.join(' ')
}

const withinLimits = (amount: number): number | null => (amount >= 0 && amount <= MAX_MONEY ? amount : null)

/** '2.990 RSD', '49 €' with a no-break space; grouped by hand, so that server and every browser agree. */
export const formatMoney = (amount: number, symbol: string): string => `${groupThousands(amount)}\u00a0${symbol}`

/** 2990 as '2.990', as Intl.NumberFormat('sr-RS') writes it. */
export const groupThousands = (amount: number): string => String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')
