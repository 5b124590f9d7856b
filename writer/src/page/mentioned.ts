import { inEkavian, toDialect } from '../dialect/dialect.ts'
import { forms as lemmas } from '../grammar/forms.ts'
import { materialOf } from './materials.ts'

/**
 * The beginnings of the words of a family, in both dialects: 'poklopac' and 'poklopc' for 'poklopcem', 'drv' for 'drveni'. The page may be
 * in either dialect.
 */
function stemsOf(word: string): string[] {
  const plain = inEkavian(word.toLowerCase())
  const material = materialOf(plain)
  if (material !== undefined) return [material.stem]
  const forms = [plain, lemmas.lemmaOf(plain) ?? plain].map((form) => {
    const cut = form.replace(/(?:ima|ama|ni|an|im|om|em|i|a|o|e|u)$/, '')
    return cut.length >= 3 ? cut : form
  })
  return [...new Set([...forms, ...forms.map((form) => toDialect(form, 'ijekavian'))])]
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []

/** All words of the texts, to look for families in. */
export const familiesIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOf))]

/** True when the texts have a word of the same family. */
export function isMentioned(word: string, mentioned: readonly string[]): boolean {
  const stems = stemsOf(word)
  return mentioned.some((each) => stems.some((stem) => (/\d/.test(stem) ? each === stem : each.startsWith(stem))))
}
