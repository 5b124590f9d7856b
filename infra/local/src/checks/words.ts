import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from '@swc/core'
import { Refusal } from '../terminal.ts'
import { unclearCommentsIn } from './comment-words.ts'
import { trackedFiles } from './tracked-files.ts'

/** Unclear words that the code used in the past, searched as parts of a name (`tellSeller`, `TOLD_EVERY_MS`), and the usual term for each. */
const DIALECT: readonly { words: RegExp; instead: string }[] = [
  { words: /\b(?:tell(?:s|ing|er)?|told|untold)\b/i, instead: 'publish, append, emit, log, notify or stream' },
  { words: /\b(?:says?|saying|said)\b/i, instead: 'localize, print or state' },
  { words: /\b(?:know|knows|hears?|hearing|heard|unheard)\b/i, instead: 'what is read, received or awaited' },
  { words: /\b(?:born|held|touched)\b/i, instead: 'leased, pending or what is done with it' },
  { words: /\brecord of$/i, instead: 'asRecord' },
  { words: /\b(?:once more|patiently|again after)\b/i, instead: 'retry, with what is retried' },
  { words: /^Outside\b/, instead: 'SafeFetcher' },
  { words: /\bharmless\b/i, instead: 'sanitize' },
  { words: /\bkeeper\b/i, instead: 'autosave' },
  { words: /\bIn Turns?\b/, instead: 'progressive hydration' },
  { words: /\bstirred\b/i, instead: 'first interaction' },
  { words: /\bbones\b/i, instead: 'skeleton' },
  { words: /^most$|^MOST\b/, instead: 'max or limit' },
]

/** A name with such a word that a library defines, or that stored data or existing installations use. */
export interface AllowedName {
  name: string
  /** Path of a folder, from the root of the repository. */
  under: string
  reason: string
}

/** Files whose names are searched: TypeScript, nginx's configuration, shell scripts. */
const NAMED = /[.](?:tsx?|template|conf|sh|envsh)$/

const ALLOWED_NAMES: readonly AllowedName[] = [
  { name: 'held', under: 'services/notifier', reason: 'stored in deliveries' },
  { name: 'heldUntil', under: 'services/notifier', reason: 'stored in fan-outs' },
  { name: 'keepTouched', under: 'web/app', reason: 'an option of react-hook-form' },
  { name: 'touchedFields', under: 'web/app', reason: 'part of the state of react-hook-form' },
  { name: 'toldAt', under: 'services/auth', reason: 'stored in domains' },
  { name: 'UNHEARD_AFTER_S', under: 'services/order', reason: 'a setting of installations of today' },
]

/** Searches names and comments in all files that git tracks or would add. Throws a `Refusal` with each finding and its replacement. */
export async function checkWords(root: string): Promise<void> {
  const faults = await dialectIn(root, ALLOWED_NAMES)
  if (faults.length > 0)
    throw new Refusal(`${faults.join('\n')}\ninfra/local/src/checks/words.ts says which names may stand`)
  const comments = await unclearCommentsIn(root)
  if (comments.length > 0) throw new Refusal(`${comments.join('\n')}\nwrite who does what, in plain words`)
}

/**
 * One line per name and file, `file: name: instead`, and one per allowed name that no file needs. Checks identifiers, variables of nginx
 * and the shell, and file names. Titles of tests may use any word: they are stories of what a person sees and reads.
 */
export async function dialectIn(root: string, allowed: readonly AllowedName[]): Promise<string[]> {
  const faults: string[] = []
  const used = new Set<AllowedName>()
  const files = (await trackedFiles(root)).filter((file) => NAMED.test(file))
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8')
    for (const name of [basename(file), ...(await namesIn(file, source))]) {
      const instead = insteadOf(name)
      if (instead === undefined) continue
      const allowance = allowed.find((one) => one.name === name && file.startsWith(`${one.under}/`))
      if (allowance) used.add(allowance)
      else faults.push(`${file}: ${name}: ${instead}`)
    }
  }
  const unused = allowed.filter((one) => !used.has(one))
  return [...faults, ...unused.map(({ name, under }) => `${under}: nothing needs the allowed name ${name}`)]
}

function insteadOf(name: string): string | undefined {
  const words = name.replaceAll(/([a-z0-9])(?=[A-Z])/g, '$1 ').replaceAll(/[-_.]/g, ' ')
  return DIALECT.find((entry) => entry.words.test(words))?.instead
}

const namesIn = async (file: string, source: string): Promise<Set<string>> =>
  /\.tsx?$/.test(file) ? identifiersIn(source, file.endsWith('x')) : variablesIn(source)

/** The variables that a configuration of nginx or a shell script sets or reads. */
const variablesIn = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/\$\{?([a-z_]\w*)|^\s*([a-z_]\w*)(?:=|\(\))/gim)].map(([, read, set]) => read ?? set ?? ''),
  )

/** The identifiers of a TypeScript source, without duplicates. Strings, comments and JSX text are not searched. */
async function identifiersIn(source: string, tsx: boolean): Promise<Set<string>> {
  const names = new Set<string>()
  const todo: unknown[] = [await parse(source, { syntax: 'typescript', tsx, target: 'esnext' })]
  while (todo.length > 0) {
    const node = todo.pop()
    if (typeof node !== 'object' || node === null) continue
    if ('type' in node && node.type === 'Identifier' && 'value' in node) names.add(String(node.value))
    todo.push(...Object.values(node))
  }
  return names
}
