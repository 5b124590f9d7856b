import { MARKETS, type Market } from '@izlog/contracts/domain/market-facts'
import { phoneAsTyped } from '@izlog/contracts/domain/typed-phone'
import { localize } from '../parts/speech.ts'

const OF_A_NUMBER = /^[\d\s+()/.,_\p{Pd}]+$/u
const FEWEST_DIGITS = 8
const MAX_DIGITS = 15

/**
 * A light check while typing: what surely is no phone number. The server reads it properly (contracts, phones.ts, whose
 * tables are too large for this page). Null when nothing speaks against it.
 */
export function phoneProblem(typed: string, market: Market): string | null {
  const example = `Upišite ga ovako: ${MARKETS[market].phoneExample.replaceAll(' ', '\u00a0')}.`
  const { number } = phoneAsTyped(typed)
  const digits = number.replace(/\D/g, '').length
  if (!OF_A_NUMBER.test(number) || digits > MAX_DIGITS)
    return `${localize(market, 'Proverite broj telefona.')} ${example}`
  return digits < FEWEST_DIGITS ? `Broju nedostaju cifre. ${example}` : null
}
