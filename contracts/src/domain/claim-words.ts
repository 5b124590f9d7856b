/** Words of a cure or a proven effect, which no page may promise. */
export const CURES =
  /(?:^|[^\p{L}])(?:iz)?l(?:e|ije)(?:č[iu]|čenj|čit)\p{L}*|(?:^|[^\p{L}])(?:ljekovit|lekovit)\p{L}*|(?:^|[^\p{L}])medicinski dokazan|(?:^|[^\p{L}])klinički (?:dokazan|testiran)/iu

const SHARES = /\d+(?:[.,]\d+)?\s?(?:%|posto\b|odsto\b)/gu
const GUARANTEE = /\bgaranc\p{L}*/iu

/** Claims of a text that need a fact and have none among the known ones: a share of a hundred, a guarantee, a cure. */
export function unfoundedClaims(text: string, known: string): { readonly words: string; readonly isCure: boolean }[] {
  const cure = CURES.exec(text)?.[0].replace(/^[^\p{L}]+/u, '')
  const guarantee = GUARANTEE.test(known) ? undefined : GUARANTEE.exec(text)?.[0]
  const numbers = new Set(known.match(/\d+(?:[.,]\d+)?/g))
  const shares = (text.match(SHARES) ?? []).filter((share) => !numbers.has(/\d+(?:[.,]\d+)?/.exec(share)?.[0] ?? ''))
  return [
    ...(cure === undefined ? [] : [{ words: cure, isCure: true }]),
    ...[...(guarantee === undefined ? [] : [guarantee]), ...shares].map((words) => ({ words, isCure: false })),
  ]
}
