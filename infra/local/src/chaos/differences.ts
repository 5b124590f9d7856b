const SHOWN = 5

/** One line about keys that should not exist; no line for an empty list. */
export const listed = (what: string, keys: readonly string[]): string[] =>
  keys.length === 0
    ? []
    : [`${what}: ${keys.length} (${keys.slice(0, SHOWN).join(', ')}${keys.length > SHOWN ? ' …' : ''})`]

/** One line each for missing keys, unexpected keys and keys found more than once. */
export function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const wanted = new Set(expected)
  const there = new Set<string>()
  const repeated = new Set<string>()
  for (const key of found) (there.has(key) ? repeated : there).add(key)
  return [
    ...listed(`${what}: missing`, [...wanted.difference(there)]),
    ...listed(`${what}: unexpected`, [...there.difference(wanted)]),
    ...listed(`${what}: more than once`, [...repeated]),
  ]
}
