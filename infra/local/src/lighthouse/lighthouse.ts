import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { localDir } from '../paths.ts'
import { browserPackages, gatewayPackages, provisionStores } from '../provision/stack.ts'
import { startSystem } from '../run/system.ts'
import { freeSystemPorts } from '../run/system-ports.ts'
import { demoPages } from '../seed/demo-pages.ts'
import { seedDemo } from '../seed/seed.ts'
import { bold, dim, green, print, Refusal, red, step } from '../terminal.ts'
import { freshFolder } from '../testing/test-stores.ts'
import { buildWeb } from '../web-build.ts'
import {
  benchmarkIndexOf,
  CATEGORIES,
  type Category,
  installLighthouse,
  measure,
  type Scores,
  slowdownFor,
} from './program.ts'

/** The lowest acceptable score of each category, and the number of runs per page, of which the median counts. */
const LEAST = 98
const RUNS = 3

const PATHS = ['storefront', ...demoPages.map(({ customUrl }) => customUrl)]

/**
 * Measures the storefront and the demo pages of the three templates with Lighthouse, on its own system or on the running one that
 * LIGHTHOUSE_URL names. Prints the four scores of each page and fails when one is below 98. With words, measures only the pages whose path
 * contains one of them: `npm run lighthouse -- storefront`.
 */
export async function lighthouse(words: readonly string[] = []): Promise<void> {
  await installLighthouse()
  const paths = PATHS.filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  const { LIGHTHOUSE_URL } = process.env
  const found = LIGHTHOUSE_URL ? await measureAll(LIGHTHOUSE_URL, paths) : await onOwnSystem(paths)
  printScores(found)
  if (found.some(({ low }) => low.length > 0)) throw new Refusal(`Below ${LEAST}; the reports are in ${reports}`)
}

const reports = join(localDir, 'lighthouse')

interface Measured extends Scores {
  path: string
  low: Category[]
}

async function onOwnSystem(paths: readonly string[]): Promise<Measured[]> {
  await buildWeb()
  const namespace = `l${randomBytes(4).toString('hex')}`
  const dataDir = join(freshFolder(), namespace)
  const parts = await provisionStores(process.env, [...gatewayPackages, ...browserPackages])
  const ports = await freeSystemPorts()
  const env = { NAMESPACE: namespace, LOG_LEVEL: 'warn' }
  const system = await step('Izlog', () => startSystem({ parts, dataDir, ports, env, onLine: () => undefined }))
  try {
    await step('Demo pages', () => seedDemo({ url: system.url, dataDir }))
    return await measureAll(system.url, paths)
  } finally {
    await step('Stop', system.stop)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One page at a time: parallel measurements would slow each other. */
async function measureAll(url: string, paths: readonly string[]): Promise<Measured[]> {
  const slowdown = await step('Speed of this machine', () => slowdownHere(`${url}/${paths[0] ?? ''}`))
  const found: Measured[] = []
  for (const path of paths) found.push(await step(`/${path}`, () => measured(url, path, slowdown)))
  return found
}

async function slowdownHere(url: string): Promise<number> {
  const index = middle(await severalTimes((number) => benchmarkIndexOf(url, join(reports, `speed-${number}`))))
  const slowdown = slowdownFor(index)
  print(dim(`  benchmark index ${index}: the processor is slowed down ${slowdown} ×`))
  return slowdown
}

async function measured(url: string, path: string, slowdown: number): Promise<Measured> {
  const runs = await severalTimes((number) => measure(`${url}/${path}`, join(reports, `${path}-${number}`), slowdown))
  const score = (category: Category) => middle(runs.map(({ scores }) => scores[category]))
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
  const low = CATEGORIES.filter((category) => scores[category] < LEAST)
  return { path, scores, low, faults: [...new Set(runs.flatMap(({ faults }) => faults))] }
}

/** What RUNS runs gave, numbered from 1. Chromium occasionally loses the trace of a page load, so some failures are retried. */
async function severalTimes<T>(run: (number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let tries = 1; results.length < RUNS; tries++) {
    const result = run(results.length + 1)
    if (tries < 2 * RUNS) await result.then((value) => results.push(value), printRetry)
    else results.push(await result)
  }
  return results
}

const printRetry = (error: unknown) => print(dim(`  measured again: ${error instanceof Error ? error.message : error}`))

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function printScores(found: readonly Measured[]): void {
  const width = Math.max(...PATHS.map((path) => path.length)) + 1
  print()
  print(bold(`${''.padEnd(width)}  ${CATEGORIES.join('  ')}`))
  for (const { path, scores, low, faults } of found) {
    const cells = CATEGORIES.map((category) => {
      const cell = String(scores[category]).padStart(category.length)
      return low.includes(category) ? red(cell) : green(cell)
    })
    print(`${`/${path}`.padEnd(width)}  ${cells.join('  ')}`)
    if (low.length > 0) print(dim(`  ${faults.join(', ')}`))
  }
  print()
}
