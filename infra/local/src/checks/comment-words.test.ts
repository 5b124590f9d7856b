import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unclearCommentsIn } from './comment-words.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'izlog-comments-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), source)
}

it.each([
  ['a.ts', '/** Tells the seller. */'],
  ['a.tsx', '  // The lease is held by one process.'],
  ['a.css', '/* What the counter says. */'],
  ['nginx.conf.template', '  # Nobody need be told twice.'],
  ['bootstrap.sh', '# npm has said why.'],
])('finds an unclear word in a comment of %s', async (file, comment) => {
  put(file, `\n${comment}\n`)
  expect(await unclearCommentsIn(root)).toEqual([`${file}:2: ${comment.trim()}`])
})

it('passes over code, texts, paths, tests, and words that only look alike', async () => {
  put('a.ts', "const said = 'told'\n// GET /api/orders/held-by/{userId}\n// A storyteller upheld an essay.\n")
  put('a.test.ts', '// The seller is told.\n')
  put('web/test/start.ts', '// The seller is told.\n')
  put('run.sh', '#!/bin/sh\necho told\n')
  expect(await unclearCommentsIn(root)).toEqual([])
})
