/** Invisible characters that change the direction of writing or have no width: they would falsify messages and tables. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** The text of a single-line field, trimmed, without line breaks and invisible characters. */
export const oneLine = (typed: string): string => typed.replace(UNSEEN, '').replace(BREAKS, ' ').trim()

/** The same for a field with several lines. */
export const someLines = (typed: string): string =>
  typed
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim()

/** A name or a town has at least a letter, in any script; dots or an emoji alone are refused. */
export const A_LETTER = /\p{L}/u
/** What an address has at least. */
export const A_LETTER_OR_DIGIT = /[\p{L}\d]/u
