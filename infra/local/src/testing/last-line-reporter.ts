import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { lastLine, type Summary } from './summary.ts'

/** Counts the results of a run. Errors outside tests, and files that failed without a failed test, count as failed. */
function summarise(modules: readonly TestModule[], errors: readonly unknown[]): Summary {
  let passed = 0
  let failed = errors.length
  for (const module of modules) {
    let failedHere = 0
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') passed += 1
      if (state === 'failed') failedHere += 1
    }
    failed += failedHere === 0 && !module.ok() ? 1 : failedHere
  }
  return { passed, failed }
}

const SHOWN = 10

/** The slowest test files with project and seconds, one per line, to show where test time is spent. */
const slowest = (modules: readonly TestModule[]): string[] =>
  modules
    .map((module) => ({ module, ms: module.diagnostic().duration }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
    .map(
      ({ module, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${module.project.name}  ${module.relativeModuleId}`,
    )

/**
 * Prints the slowest files and ends the output with `N passed, N failed`; if TEST_SUMMARY names a file, writes the numbers there instead of
 * the last line.
 */
export class LastLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const summary = summarise(modules, errors)
    if (modules.length > SHOWN) console.log(`\nThe slowest files:\n${slowest(modules).join('\n')}`)
    const file = process.env.TEST_SUMMARY
    if (file) writeFileSync(file, JSON.stringify(summary))
    else process.on('exit', () => console.log(lastLine(summary)))
  }
}
