import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { namesExportedTwice } from './exported-names.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'izlog-names-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), source)
}

it.each([
  ['functions', 'export function Row() {}', 'export async function Row() {}'],
  ['a component and a class', 'export const Row = () => <p>Ana</p>', 'export class Row {}'],
  ['types', 'export interface Row { id: number }', 'export type Row = number'],
  ['a list of exports', 'const Row = 1\nexport { Row }', 'const row = 1\nexport { row as Row }'],
])('finds one name for two %s of a program', async (_what, one, other) => {
  put('web/app/a.tsx', one)
  put('web/app/b.tsx', other)
  expect(await namesExportedTwice(root, [])).toEqual(['Row: web/app/a.tsx, web/app/b.tsx'])
})

it('passes over what another program or a test exports, a schema with its type, and what is exported again', async () => {
  put('web/app/a.ts', 'export const Row = 1\nexport type Row = number')
  put('web/app/index.ts', "export { Row } from './a.ts'\nexport * from './a.ts'")
  put('web/app/a.test.ts', 'export const Row = 1')
  put('web/shop/a.ts', 'export const Row = 1')
  put('services/order/src/a.ts', 'export const Row = 1')
  put('services/auth/src/a.ts', 'export const Row = 1')
  expect(await namesExportedTwice(root, [])).toEqual([])
})

it('lets an allowed name stand in its files alone, and finds an allowance that nothing needs', async () => {
  const allowed = [{ name: 'Row', files: ['writer/a.ts', 'writer/b.ts'], reason: 'type and schema' }]
  put('writer/a.ts', 'export type Row = number')
  put('writer/b.ts', 'export const Row = 1')
  expect(await namesExportedTwice(root, allowed)).toEqual([])
  put('writer/c.ts', 'export const Row = 2')
  expect(await namesExportedTwice(root, allowed)).toContain('Row: writer/a.ts, writer/b.ts, writer/c.ts')
  put('writer/b.ts', '')
  put('writer/c.ts', '')
  expect(await namesExportedTwice(root, allowed)).toEqual(['Row: it is allowed to be exported twice, and is not'])
})
