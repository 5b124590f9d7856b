import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { node24, repoRoot } from '../paths.ts'
import { run, which } from '../shell.ts'
import { Refusal, step } from '../terminal.ts'

/** Outside the npm workspaces, because Lighthouse depends on a second version of OpenTelemetry. */
const folder = join(repoRoot, 'infra/lighthouse')

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]
/** Scores from 0 to 100 by category, and the audits that reduced them. */
export interface Scores {
  readonly scores: Readonly<Record<Category, number>>
  readonly faults: readonly string[]
}

const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), displayValue: z.string().optional() })),
})

/** How fast Lighthouse finds this machine: 1500 to 2000 is a high-end desktop, 125 to 800 a phone of the middle class. */
const Benchmarked = z.object({ environment: z.object({ benchmarkIndex: z.number() }) })

/** Installs Lighthouse on first use, and again after a change of its lock file. */
export async function installLighthouse(): Promise<void> {
  const installed = join(folder, 'node_modules/.package-lock.json')
  const age = (file: string) => statSync(file).mtimeMs
  if (existsSync(installed) && age(installed) >= age(join(folder, 'package-lock.json'))) return
  await step('Lighthouse', () =>
    run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: folder }),
  )
}

/** The machine's benchmark index, measured in a browser on this page. */
export async function benchmarkIndexOf(url: string, report: string): Promise<number> {
  await runLighthouse(url, report, ['--only-audits=viewport'])
  return Benchmarked.parse(readReport(report)).environment.benchmarkIndex
}

/** What Lighthouse itself slows the processor down by, and so what its scores mean to everyone. */
const LIGHTHOUSE_SLOWDOWN = 4

/**
 * By how much the processor is slowed down to be a phone of the middle class: Lighthouse's 4 is for a high-end desktop, so a slower machine is slowed
 * down less, and none is slowed down more. The steps are those of the calculator in Lighthouse's documentation (docs/throttling.md, "Calibrating
 * the CPU slowdown").
 */
export function slowdownFor(benchmarkIndex: number): number {
  const slowdown =
    benchmarkIndex >= 1300
      ? 3 + (benchmarkIndex - 1300) / 233
      : benchmarkIndex >= 800
        ? 2 + (benchmarkIndex - 800) / 500
        : 1 + (benchmarkIndex - 150) / 650
  return Math.round(Math.min(LIGHTHOUSE_SLOWDOWN, Math.max(1, slowdown)) * 10) / 10
}

/**
 * Measures a page once, with Lighthouse's emulated phone, a slow network, an empty cache and the processor slowed down so many times. The full report is written next to `report` as
 * .report.html. Throws a `Refusal` when the page cannot be loaded or Chromium is missing.
 */
export async function measure(url: string, report: string, slowdown: number): Promise<Scores> {
  await runLighthouse(url, report, [
    `--only-categories=${CATEGORIES.join(',')}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ])
  return scoresOf(Report.parse(readReport(report)))
}

async function runLighthouse(url: string, report: string, options: readonly string[]): Promise<void> {
  const chromium = which('chromium')
  if (!chromium) throw new Refusal('Chromium is missing: install it (Debian: apt-get install chromium).')
  mkdirSync(join(report, '..'), { recursive: true })
  const args = [
    join(folder, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--form-factor=mobile',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
    '--output=json',
    '--output=html',
    ...options,
    `--output-path=${report}`,
    '--no-enable-error-reporting',
  ]
  await run(node24, args, { env: { ...process.env, CHROME_PATH: chromium } })
}

const readReport = (report: string): unknown => JSON.parse(readFileSync(`${report}.report.json`, 'utf8'))

function scoresOf({ categories, audits, runtimeError }: z.infer<typeof Report>): Scores {
  if (runtimeError) throw new Refusal(`Lighthouse: ${runtimeError.message}`)
  const weighed = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0))
  const faults = weighed.flatMap(({ id }) => {
    const { score, displayValue } = audits[id] ?? { score: null }
    return score === null || score >= 0.9 ? [] : [displayValue ? `${id} (${displayValue})` : id]
  })
  const score = (name: Category) => Math.round((categories[name].score ?? 0) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    faults,
  }
}
