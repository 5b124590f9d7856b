import { MARKETS, type Market } from '@izlog/contracts/domain/market-facts'
import { say } from '../parts/speech.ts'

const AS_TYPED = /^[\d\s+()/.,_\p{Pd}\p{Cf}]+$/u
const FEWEST_DIGITS = 8
const MOST_DIGITS = 15

/**
 * A light check while typing: what surely is no phone number. The server reads it properly (contracts, phones.ts, whose
 * tables are too large for this page). Null when nothing speaks against it.
 */
export function phoneProblem(typed: string, market: Market): string | null {
  const example = `Upišite ga ovako: ${MARKETS[market].phoneExample.replaceAll(' ', '\u00a0')}.`
  const digits = typed.replace(/\D/g, '').length
  if (!AS_TYPED.test(typed) || digits > MOST_DIGITS) return `${say(market, 'Proverite broj telefona.')} ${example}`
  return digits < FEWEST_DIGITS ? `Broju nedostaju cifre. ${example}` : null
}
