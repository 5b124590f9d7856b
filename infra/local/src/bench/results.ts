import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { localDir, repoRoot } from '../paths.ts'
import { run } from '../shell.ts'
import { Refusal } from '../terminal.ts'
import { printColumns, type Row, times, written } from './row.ts'

const Result = z.object({
  commit: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  machine: z.string(),
  rows: z.array(
    z.object({
      what: z.string(),
      /** JSON has no infinity; null means that the value was never reached. */
      value: z.number().nullable(),
      unit: z.string(),
      ratio: z.number().optional(),
      beside: z.string(),
      goal: z.string(),
      good: z.boolean().optional(),
    }),
  ),
})
type Result = z.infer<typeof Result>

const resultsDir = join(localDir, 'bench')

/** Stores the rows under the commit on which they were measured; returns the file's name without its extension. */
export async function keepResult(rows: readonly Row[]): Promise<string> {
  const at = new Date().toISOString()
  const result: z.input<typeof Result> = {
    commit: await commitHere(),
    at,
    machine: machineHere(),
    rows: rows.map((row) => ({ ...row, value: Number.isFinite(row.value) ? row.value : null })),
  }
  const name = `${at.replaceAll(':', '-').slice(0, 19)}-${result.commit}`
  mkdirSync(resultsDir, { recursive: true })
  writeFileSync(join(resultsDir, `${name}.json`), JSON.stringify(result, null, 2))
  return name
}

/** Processors and Node of this machine. */
export const machineHere = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`

/** The current commit, with `-dirty` if the working tree differs from it. */
export const commitHere = async (): Promise<string> =>
  (
    await run('git', ['describe', '--always', '--dirty', '--exclude=*'], { cwd: repoRoot }).catch(() => 'unknown')
  ).trim()

/** Prints two stored results side by side. Each is selected by its commit (the latest result of it), or by the start of its file name. */
export function compareResults(names: readonly string[]): void {
  mkdirSync(resultsDir, { recursive: true })
  const kept = readdirSync(resultsDir).map((name) => name.replace(/\.json$/, ''))
  const [a, b] = names.map((name) => read(pick(kept, name)))
  if (!a || !b || names.length > 2)
    throw new Refusal(`npm run bench -- compare A B\nThere are:\n${kept.map((name) => `  ${name}`).join('\n')}`)
  printColumns(['what', a.commit, b.commit, 'B / A', 'goal'], sideBySide(a, b))
}

/** The latest result whose file name or commit starts with `name`. Throws a `Refusal` when there is none. */
export function pick(kept: readonly string[], name: string): string {
  const found = kept
    .toSorted()
    .findLast((one) => one.startsWith(name) || one.slice('2026-01-01T00-00-00-'.length).startsWith(name))
  if (found) return found
  throw new Refusal(`No result ${name}. There are:\n${kept.map((one) => `  ${one}`).join('\n')}`)
}

const read = (name: string): Result => Result.parse(JSON.parse(readFileSync(join(resultsDir, `${name}.json`), 'utf8')))

/**
 * One line for each row that occurs in either result, in the order of the first. Rows with a yardstick are compared by their ratio to it,
 * because the speed of machines varies between runs.
 */
export function sideBySide(a: Pick<Result, 'rows'>, b: Pick<Result, 'rows'>): string[][] {
  const rows = new Map([...a.rows, ...b.rows].map((row) => [row.what, row]))
  const cell = (row?: Result['rows'][number]) => {
    if (!row) return ''
    const value = written({ ...row, value: row.value ?? Number.NaN })
    return row.ratio === undefined ? value : `${value} (${times(row.ratio)})`
  }
  return [...rows.values()].map(({ what, goal }) => {
    const [one, other] = [a, b].map((result) => result.rows.find((row) => row.what === what))
    const change = (other?.ratio ?? other?.value ?? Number.NaN) / (one?.ratio ?? one?.value ?? Number.NaN)
    return [what, cell(one), cell(other), Number.isFinite(change) ? times(change) : '', goal]
  })
}
