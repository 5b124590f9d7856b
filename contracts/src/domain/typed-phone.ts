import { foldText } from './fold-text.ts'

/** Come along unseen when a number is copied from a phone book or a message. */
const UNSEEN = /\p{Cf}/gu
/** What people write before their number, folded: 'mob.', 'br. tel.', 'moj broj je', 'тел:', 'tel. i viber'. */
export const PHONE_WORDS: ReadonlySet<string> = new Set(
  `br broj broja telefon telefona telefonski telefonom tel brtel mob mobtel mobilni mobilnog mobitel mobitela mobile phone gsm
  fiksni fiksnog kucni kucnog kontakt kontakta viber vajber whatsapp whatsap watsap wapp wa moj je na i ili`.split(
    /\s+/,
  ),
)
const BEFORE_NUMBER = /^[^\d+]*?(?=\(?\+?\d)/
const WORDS_APART = /^[a-z\s.:;,/()_\p{Pd}]*$/u

/**
 * What a shopper typed as phone, trimmed and without unseen signs, and its number without the words that may stand before it: of
 * 'br. tel. 064/123-456' '064/123-456'. Whether that is a phone, others judge. No dependencies: shoppers' pages ship this file.
 */
export function phoneAsTyped(text: string): { readonly typed: string; readonly number: string } {
  const typed = text.replace(UNSEEN, '').trim()
  const before = BEFORE_NUMBER.exec(typed)?.[0] ?? ''
  const folded = foldText(before)
  const words = folded.match(/[a-z]+/g) ?? []
  const isKnown = WORDS_APART.test(folded) && words.length > 0 && words.every((word) => PHONE_WORDS.has(word))
  return { typed, number: isKnown ? typed.slice(before.length) : typed }
}
