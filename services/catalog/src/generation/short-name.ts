const QUOTED = /[„“"»'‘]([^„“”"«»'‘’]{2,40})[“”"«'’]/
/** Written in capitals without being a name. */
const NOT_A_NAME = /^(?:LED|USB|RGB|HD|UV|4K|XXL|XL|BPA|GPS|WiFi|AI|TV|USB-C|Bluetooth)$/i
const PREPOSITIONS = /^(?:za|od|sa|s|bez|na|u|i|ili|do|po|protiv|sve|uz|-|–)$/i
const MAX_LENGTH = 28

/**
 * What a page calls its product for short: what stands in quotation marks, else the name at the end ('Masažer za vrat Pulse'
 * is Pulse), else the beginning of the product name in whole words.
 */
export function shortNameOf(productName: string): string {
  const name = productName.trim().replace(/\s+/g, ' ')
  const quoted = QUOTED.exec(name)?.[1]?.trim()
  if (quoted) return quoted
  const words = name.split(' ')
  const ownName = trailingName(words.slice(1))
  if (ownName && ownName.length <= MAX_LENGTH && name !== name.toUpperCase()) return ownName
  const beginning = beginningOf(words)
  return name === name.toLowerCase() ? beginning.charAt(0).toUpperCase() + beginning.slice(1) : beginning
}

function trailingName(words: readonly string[]): string {
  const start = words.findLastIndex((word) => !/^[\p{Lu}\d]/u.test(word) || NOT_A_NAME.test(word)) + 1
  const run = words.slice(start)
  return run.some((word) => /^\p{Lu}/u.test(word)) ? run.join(' ').replace(/[,.;:!]+$/, '') : ''
}

function beginningOf(words: readonly string[]): string {
  const kept: string[] = []
  for (const word of words) {
    if ([...kept, word].join(' ').length > MAX_LENGTH) break
    kept.push(word)
  }
  while (kept.length > 1 && PREPOSITIONS.test(kept.at(-1) ?? '')) kept.pop()
  return kept.length > 0 ? kept.join(' ').replace(/[,.;:!]+$/, '') : (words[0] ?? '').slice(0, MAX_LENGTH)
}
