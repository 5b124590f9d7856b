import { dequal } from 'dequal/lite'

/** A field that was changed and is not saved yet. */
export interface Change<Value> {
  /** As the program that edits it names it: 'title', 'story.productQuote', 'longDescription#1' for a paragraph. */
  readonly name: string
  /** Its value on the page that was changed. */
  readonly from: Value
  readonly typed: Value
}

/** The fields whose values differ from the stored ones, and those that `isKept` all the same. */
export const changesOver = <Value>(
  stored: (name: string) => Value,
  values: Readonly<Record<string, Value>>,
  isKept: (name: string) => boolean = () => false,
): Change<Value>[] =>
  Object.entries(values)
    .map(([name, typed]) => ({ name, from: stored(name), typed }))
    .filter(({ name, from, typed }) => isKept(name) || !dequal(from, typed))

/** Merges changes with a page saved since: free ones can go over it, contested ones would overwrite another's; the others it has already. */
export function rebase<Value>(stored: (name: string) => Value, changes: readonly Change<Value>[]) {
  const open = changes.filter(({ name, typed }) => !dequal(stored(name), typed))
  const isFree = ({ name, from }: Change<Value>) => dequal(stored(name), from)
  return { free: open.filter(isFree), contested: open.filter((change) => !isFree(change)) }
}

/** Values by the names of their fields. */
export const typedIn = <Value>(changes: readonly Change<Value>[]): Record<string, Value> =>
  Object.fromEntries(changes.map(({ name, typed }) => [name, typed]))
