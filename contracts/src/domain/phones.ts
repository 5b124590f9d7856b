import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Country } from './market-facts.ts'
import { phoneAsTyped } from './typed-phone.ts'

/** A phone in E.164 for calling, and as the person typed it. */
export interface Phone {
  readonly e164: string
  readonly typed: string
}

/** Other characters that people put between the digits. */
const SEPARATORS = /[\p{Pd},_]/gu

/**
 * Reads a phone as people type it ('064 123 4567', 'mob. 064/123-45-67', '+381 64 1234567', '00381641234567'). A number without
 * a country code is the given country's; one with a code may be of any country. Null if it cannot be a phone number.
 */
export function normalisePhone(text: string, country: Country): Phone | null {
  const { typed, number } = phoneAsTyped(text)
  const plain = number.replace(SEPARATORS, '-')
  if (!/^[\d\s+()/.-]{6,30}$/.test(plain)) return null
  const dialled = plain.replace(/\(0\)/g, '').replace(/^00/, '+')
  const region: CountryCode = country
  const parsed = parsePhoneNumberFromString(dialled, region) ?? parsePhoneNumberFromString(`+${dialled}`)
  return parsed?.isValid() ? { e164: parsed.number, typed } : null
}
