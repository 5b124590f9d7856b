import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { lastLine, type Summary } from './summary.ts'

/** What a run came to: errors outside of tests, and files that failed before or without a test, count as failed too. */
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

/** Ends the run's output with `N passed, N failed`, or hands the numbers on in the file TEST_SUMMARY names. */
export class LastLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const summary = summarise(modules, errors)
    const file = process.env.TEST_SUMMARY
    if (file) writeFileSync(file, JSON.stringify(summary))
    else process.on('exit', () => console.log(lastLine(summary)))
  }
}
