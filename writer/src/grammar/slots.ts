import { type Agreement, agreeing, choose, longPronoun, shortPronoun, subjectPronoun } from './agreement.ts'
import { CASES, type CaseName, type Cases } from './noun.ts'

/** The values that replace the slots of a text. */
export interface SlotValues {
  /** The whole name of the product, in the nominative. */
  readonly name: string
  /** The noun with its closest adjectives and complements, in the accusative: 'četku za fuge'. */
  readonly short: string
  /** The product's noun, in the number that its name uses. */
  readonly noun: Cases
  readonly agreement: Agreement
}

const SLOT = /\{([^{}]+)\}/g

/** Replaces the slots of a text with their values. Throws when the text contains an unknown slot. */
export const fillSlots = (text: string, values: SlotValues): string =>
  capitalVi(withoutDoubleJe(text.replace(SLOT, (_, slot: string) => slotValue(slot, values))))

function slotValue(slot: string, values: SlotValues): string {
  const { name, short, noun, agreement } = values
  if (slot === 'Ime') return name
  if (slot === 'kratko') return short
  const small = slot.charAt(0).toLowerCase() + slot.slice(1)
  const cased = (value: string) => (small === slot ? value : value.charAt(0).toUpperCase() + value.slice(1))
  if (isCase(small)) return cased(noun[small])
  if (small === 'ga') return shortPronoun(agreement, 'acc')
  if (small === 'mu') return shortPronoun(agreement, 'dat')
  if (small === 'on') return cased(subjectPronoun(agreement))
  const [owner = '', inCase = ''] = small.split('.')
  if (owner === 'nj' && isCase(inCase)) return longPronoun(agreement)[inCase]
  if (slot.endsWith('~')) return agreeing(slot.slice(0, -1), agreement)
  const [one, many, n, mPl, fPl, nPl, ...more] = slot.split('|')
  if (one !== undefined && many !== undefined && n === undefined) return agreement.number === 'sg' ? one : many
  if (one !== undefined && many !== undefined && n !== undefined && mPl !== undefined) {
    if (fPl !== undefined && nPl !== undefined && more.length === 0) {
      return choose(agreement, [one, many, n, mPl, fPl, nPl])
    }
  }
  throw new Error(`no such slot: {${slot}}`)
}

const isCase = (text: string): text is CaseName => (CASES as readonly string[]).includes(text)

/** Serbian avoids 'je je': the pronoun 'je' becomes 'ju' before the verb 'je'. */
const withoutDoubleJe = (text: string) => text.replace(/(?<!\p{L})je je(?!\p{L})/gu, 'ju je')

/** Pages address the reader with the polite 'Vi', which is capitalised in every form and position. */
const capitalVi = (text: string): string =>
  text.replace(
    /(?<!\p{L})(vi|vas|vam|vama|vaš(?:a|e|i|u|eg|ega|em|emu|im|ih|ima|om|oj)?)(?!\p{L})/gu,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  )
