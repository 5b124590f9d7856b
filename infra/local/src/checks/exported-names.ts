import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Declaration, type ModuleItem, parse } from '@swc/core'
import { Refusal } from '../terminal.ts'
import { trackedFiles } from './tracked-files.ts'

/** A program: the files that are imported together, so that one name in it should mean one thing. */
const PROGRAM = /^(?:web\/(?:app|shop|shared)|services\/[^/]+|infra\/[^/]+|contracts|writer|gateway|e2e)\//
const TEST = /[.]test[.]tsx?$|\/(?:test|testing)\//

/** A name that two files of a program may export. */
export interface SharedName {
  name: string
  files: readonly string[]
  reason: string
}

const MARKET_FILES = ['contracts/src/domain/market-facts.ts', 'contracts/src/domain/markets.ts']
const SHARED_NAMES: readonly SharedName[] = [
  'Market',
  'Country',
  'Currency',
  'CurrencySymbol',
  'PixelCurrency',
  'CourierCountry',
].map((name) => ({ name, files: MARKET_FILES, reason: 'the type, for code that must not load zod, and its schema' }))

/** Throws a `Refusal` with each name that two files of one program export. */
export async function checkExportedNames(root: string): Promise<void> {
  const faults = await namesExportedTwice(root, SHARED_NAMES)
  if (faults.length > 0)
    throw new Refusal(
      `${faults.join('\n')}\ninfra/local/src/checks/exported-names.ts lists the names that may be shared`,
    )
}

/** One line per name, `name: file, file`, and one per allowed name that is not exported twice. Tests are not searched. */
export async function namesExportedTwice(root: string, allowed: readonly SharedName[]): Promise<string[]> {
  const exporters = new Map<string, { name: string; files: string[] }>()
  for (const file of await trackedFiles(root)) {
    const [program] = PROGRAM.exec(file) ?? []
    if (program === undefined || !/\.tsx?$/.test(file) || TEST.test(file)) continue
    for (const name of await namesExportedBy(await readFile(join(root, file), 'utf8'), file.endsWith('x'))) {
      const key = `${program} ${name}`
      exporters.set(key, { name, files: [...(exporters.get(key)?.files ?? []), file] })
    }
  }
  const twice = [...exporters.values()].filter(({ files }) => files.length > 1)
  const isAllowed = (one: SharedName, { name, files }: { name: string; files: string[] }) =>
    one.name === name && files.every((file) => one.files.includes(file))
  return [
    ...twice
      .filter((found) => !allowed.some((one) => isAllowed(one, found)))
      .map(({ name, files }) => `${name}: ${files.join(', ')}`),
    ...allowed
      .filter((one) => !twice.some((found) => isAllowed(one, found)))
      .map(({ name }) => `${name}: it is allowed to be exported twice, and is not`),
  ]
}

/** The names that a file declares and exports. A schema and its type are one name; names of other files that it exports again are theirs. */
async function namesExportedBy(source: string, tsx: boolean): Promise<Set<string>> {
  const { body } = await parse(source, { syntax: 'typescript', tsx, target: 'esnext' })
  return new Set(body.flatMap(namesOf))
}

function namesOf(item: ModuleItem): string[] {
  if (item.type === 'ExportDeclaration') return namesDeclaredBy(item.declaration)
  if (item.type !== 'ExportNamedDeclaration' || item.source) return []
  return item.specifiers.flatMap((one) => (one.type === 'ExportSpecifier' ? [(one.exported ?? one.orig).value] : []))
}

function namesDeclaredBy(declaration: Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []))
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    return [declaration.identifier.value]
  return 'id' in declaration && 'value' in declaration.id ? [declaration.id.value] : []
}
