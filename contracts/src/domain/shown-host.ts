/** Parameters of punycode (RFC 3492, 5). */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE_POINT = 128
const LAST_CODE_POINT = 0x10ffff

/** A stored host as people write it: 'čarape.rs' for 'xn--arape-gya.rs'. An invalid label stays as it is. */
export const shownHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decoded(label.slice('xn--'.length)) ?? label) : label))
    .join('.')

/** Decodes punycode (RFC 3492, 6.2). Null if it is invalid. */
function decoded(label: string): string | null {
  const end = label.lastIndexOf('-')
  const points = Array.from(label.slice(0, Math.max(end, 0)), (letter) => letter.charCodeAt(0))
  let [codePoint, index, bias] = [FIRST_CODE_POINT, 0, FIRST_BIAS]
  for (let at = end + 1; at < label.length; ) {
    const before = index
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(label[at++])
      if (digit === null) return null
      index += digit * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = points.length + 1
    bias = adapted(index - before, length, before === 0)
    codePoint += Math.floor(index / length)
    index %= length
    if (codePoint > LAST_CODE_POINT) return null
    points.splice(index++, 0, codePoint)
  }
  return String.fromCodePoint(...points)
}

function digitOf(letter: string | undefined): number | null {
  if (letter === undefined || !/[a-z0-9]/.test(letter)) return null
  return letter >= 'a' ? letter.charCodeAt(0) - 'a'.charCodeAt(0) : Number(letter) + 26
}

/** RFC 3492, 6.1. */
function adapted(delta: number, length: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? DAMP : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
