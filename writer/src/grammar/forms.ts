import { gunzipSync } from 'node:zlib'
import packed from '../../data/forms/forms.json' with { type: 'json' }

/** Word forms that exist in either dialect, from the table in data/forms: about 440,000 forms, 6 MB when unpacked. */
export interface Forms {
  has(form: string): boolean
  /** The dictionary form of a word form; undefined when the table does not contain it. */
  lemmaOf(form: string): string | undefined
}

const TAB = 9
const LINE_END = 10

let table: Uint8Array | undefined
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Finds the line of a form, from its first byte to its end, by binary search: the lines are sorted by their bytes. */
function lineOf(form: string): string | undefined {
  table ??= gunzipSync(Buffer.from(packed.gzip, 'base64'))
  const wanted = encoder.encode(form)
  let low = 0
  let high = table.length
  while (low < high) {
    let start = (low + high) >>> 1
    while (start > low && table[start - 1] !== LINE_END) start -= 1
    let end = start
    while (end < table.length && table[end] !== LINE_END) end += 1
    const order = compare(table, start, wanted)
    if (order === 0) return decoder.decode(table.subarray(start, end))
    if (order < 0) low = end + 1
    else high = start
  }
  return undefined
}

/** Compares the form of a line with the wanted form; negative when the line's form sorts first. */
function compare(lines: Uint8Array, start: number, wanted: Uint8Array): number {
  for (let at = 0; ; at += 1) {
    const byte = lines[start + at] ?? LINE_END
    const ended = byte === LINE_END || byte === TAB
    if (at === wanted.length) return ended ? 0 : 1
    if (ended) return -1
    const difference = byte - (wanted[at] ?? 0)
    if (difference !== 0) return difference
  }
}

export const forms: Forms = {
  has: (form) => lineOf(form) !== undefined,
  lemmaOf(form) {
    const [, code] = lineOf(form)?.split('\t') ?? []
    if (!code) return undefined
    const cut = Number.parseInt(code, 10)
    return form.slice(0, form.length - cut) + code.replace(/^\d+/, '')
  },
}
