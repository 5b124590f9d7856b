import type { Dialect } from '@izlog/contracts/domain/market-facts'

type Gender = 'masculine' | 'feminine'
/** Forms of a noun, and of an adjective before it, after one, after two to four, and after all others. */
type Forms = readonly [one: string, few: string, many: string]

interface CurrencyWords {
  gender: Gender
  forms: Forms
}

const CURRENCIES: Readonly<Record<string, CurrencyWords>> = {
  RSD: { gender: 'masculine', forms: ['dinar', 'dinara', 'dinara'] },
  KM: { gender: 'feminine', forms: ['konvertibilna marka', 'konvertibilne marke', 'konvertibilnih maraka'] },
  EUR: { gender: 'masculine', forms: ['evro', 'evra', 'evra'] },
}

const TEENS = [
  'deset',
  'jedanaest',
  'dvanaest',
  'trinaest',
  'četrnaest',
  'petnaest',
  'šesnaest',
  'sedamnaest',
  'osamnaest',
  'devetnaest',
]
const TENS = [
  '',
  '',
  'dvadeset',
  'trideset',
  'četrdeset',
  'pedeset',
  'šezdeset',
  'sedamdeset',
  'osamdeset',
  'devedeset',
]
const FROM_THREE = ['tri', 'četiri', 'pet', 'šest', 'sedam', 'osam', 'devet']

/** The powers of a thousand that a number is written in, the highest first. One thousand is written without 'jedna', in the accusative. */
const GROUPS: readonly { size: number; gender: Gender; forms: Forms; alone: string }[] = [
  { size: 1_000_000_000, gender: 'feminine', forms: ['milijarda', 'milijarde', 'milijardi'], alone: 'milijardu' },
  { size: 1_000_000, gender: 'masculine', forms: ['milion', 'miliona', 'miliona'], alone: 'milion' },
  { size: 1000, gender: 'feminine', forms: ['hiljada', 'hiljade', 'hiljada'], alone: 'hiljadu' },
]

/** A whole amount of money in words, as on a money order: 2990 RSD is 'dve hiljade devetsto devedeset dinara'. */
export function amountInWords(amount: number, currency: string, dialect: Dialect): string {
  const words = CURRENCIES[currency]
  const whole = Math.round(amount)
  if (!words) return `${numberInWords(whole, 'masculine', dialect)} ${currency}`
  return `${numberInWords(whole, words.gender, dialect)} ${formAfter(whole, words.forms)}`
}

function numberInWords(number: number, gender: Gender, dialect: Dialect): string {
  if (number === 0) return 'nula'
  const parts: string[] = []
  let rest = number
  for (const group of GROUPS) {
    const count = Math.floor(rest / group.size)
    rest %= group.size
    if (count === 1) parts.push(group.alone)
    else if (count > 1) parts.push(belowThousand(count, group.gender, dialect), formAfter(count, group.forms))
  }
  if (rest > 0) parts.push(belowThousand(rest, gender, dialect))
  return parts.join(' ')
}

function belowThousand(number: number, gender: Gender, dialect: Dialect): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  return [hundredsInWords(hundreds, dialect), belowHundred(rest, gender, dialect)].filter(Boolean).join(' ')
}

function hundredsInWords(hundreds: number, dialect: Dialect): string {
  if (hundreds === 0) return ''
  if (hundreds === 1) return 'sto'
  if (hundreds === 2) return dialect === 'ijekavian' ? 'dvjesta' : 'dvesta'
  if (hundreds === 3) return 'trista'
  if (hundreds === 6) return 'šesto'
  return `${unit(hundreds, 'masculine', dialect)}sto`
}

function belowHundred(number: number, gender: Gender, dialect: Dialect): string {
  if (number >= 10 && number < 20) return TEENS[number - 10] ?? ''
  return [TENS[Math.floor(number / 10)], unit(number % 10, gender, dialect)].filter(Boolean).join(' ')
}

function unit(number: number, gender: Gender, dialect: Dialect): string {
  if (number === 0) return ''
  if (number === 1) return gender === 'feminine' ? 'jedna' : 'jedan'
  if (number > 2) return FROM_THREE[number - 3] ?? ''
  if (gender === 'masculine') return 'dva'
  return dialect === 'ijekavian' ? 'dvije' : 'dve'
}

function formAfter(number: number, [one, few, many]: Forms): string {
  const last = number % 10
  if (number % 100 > 10 && number % 100 < 20) return many
  if (last === 1) return one
  return last >= 2 && last <= 4 ? few : many
}
