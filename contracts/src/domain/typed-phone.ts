import { foldText } from './fold-text.ts'

/** Invisible characters that are copied along from a phone book or a message. */
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
 * A typed phone, trimmed and without invisible characters, and its number without words in front: '064/123-456' for
 * 'br. tel. 064/123-456'. It is not validated here. Without dependencies: shoppers' pages ship this file.
 */
export function phoneAsTyped(text: string): { readonly typed: string; readonly number: string } {
  const typed = text.replace(UNSEEN, '').trim()
  const before = BEFORE_NUMBER.exec(typed)?.[0] ?? ''
  const folded = foldText(before)
  const words = folded.match(/[a-z]+/g) ?? []
  const isKnown = WORDS_APART.test(folded) && words.length > 0 && words.every((word) => PHONE_WORDS.has(word))
  return { typed, number: isKnown ? typed.slice(before.length) : typed }
}
