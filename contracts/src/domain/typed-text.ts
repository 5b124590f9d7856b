/** Unseen signs that turn the direction of writing or take no room: beside them a message or a table would not read as it is. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** What somebody typed into a field of one line, trimmed, without breaks and unseen signs. */
export const oneLine = (typed: string): string => typed.replace(UNSEEN, '').replace(BREAKS, ' ').trim()

/** The same of a field that keeps its lines. */
export const someLines = (typed: string): string =>
  typed
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim()

/** What a name or a town has at least, in any script; dots or a smiley alone are none. */
export const A_LETTER = /\p{L}/u
/** What an address has at least. */
export const A_LETTER_OR_DIGIT = /[\p{L}\d]/u
