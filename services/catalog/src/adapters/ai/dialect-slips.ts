import type { Dialect } from '@izlog/contracts/domain/markets'
import { toDialect } from '@izlog/writer/dialect/dialect'
import { WORDS } from '@izlog/writer/dialect/ijekavian-words'

/** Words of one dialect that exist in the other with another meaning. */
const IN_BOTH_DIALECTS = new Set(
  'video leti seda teme mere meri dela deli leta veka vest seli sela smeha njega njegu njege umije umijem sijeda ljepila dio dijelim'.split(
    ' ',
  ),
)

const IJEKAVIAN = new Set(Object.values(WORDS))

/** The distinct words of a text that belong to the other dialect. Names and quotations may contain one or two. */
export function dialectSlips(text: string, dialect: Dialect): string[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu))
  return [...words].filter(
    (word) =>
      !IN_BOTH_DIALECTS.has(word) &&
      (dialect === 'ekavian'
        ? IJEKAVIAN.has(word) && !(word in WORDS)
        : word in WORDS && toDialect(word, 'ijekavian') !== word),
  )
}
