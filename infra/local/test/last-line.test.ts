import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repoRoot } from '../src/paths.ts'

const vitest = join(repoRoot, 'node_modules/vitest/vitest.mjs')

/** Runs some of the cases in this folder in a separate vitest. */
function runCases(...names: string[]): { lastLine: string | undefined; code: number | null } {
  const config = join(import.meta.dirname, 'last-line/vitest.config.ts')
  const { VITEST: _, TEST_SUMMARY: __, ...env } = process.env
  const { stdout, status } = spawnSync(process.execPath, [vitest, 'run', '--config', config, ...names], {
    env,
    encoding: 'utf8',
  })
  return { lastLine: stdout.trimEnd().split('\n').at(-1), code: status }
}

describe('the last line of a test run', () => {
  it('counts what passed', () => {
    expect(runCases('passes')).toEqual({ lastLine: '2 passed, 0 failed', code: 0 })
  })

  it('counts a failed test', () => {
    expect(runCases('passes', 'fails')).toEqual({ lastLine: '2 passed, 1 failed', code: 1 })
  })

  it('counts a file that fails before it has a test', () => {
    expect(runCases('passes', 'cannot-load')).toEqual({ lastLine: '2 passed, 1 failed', code: 1 })
  })

  it('counts an error that no test saw', () => {
    expect(runCases('rejects-unseen')).toEqual({ lastLine: '1 passed, 1 failed', code: 1 })
  })
})
