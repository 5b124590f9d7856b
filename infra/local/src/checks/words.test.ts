import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dialectIn } from './words.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'izlog-words-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), source)
}
const namesFound = async () => (await dialectIn(root, [])).map((fault) => fault.split(': ')[1])

it.each([
  ['a function', 'export function tellSeller() {}', 'tellSeller'],
  ['a constant', 'const TOLD_EVERY_MS = 5', 'TOLD_EVERY_MS'],
  ['a bound', 'const MOST_ITEMS = 5', 'MOST_ITEMS'],
  ['a bound that is passed', 'const cut = (most: number) => 1', 'most'],
  ['hydration in parts', 'function hydrateInTurns() {}', 'hydrateInTurns'],
  ['a property of a type', 'interface Lane { held: boolean }', 'held'],
  ['a parameter', 'const run = ({ isUnheard }: Order) => 1', 'isUnheard'],
  ['a class', 'class Outside {}', 'Outside'],
  ['two words in a row', 'const onceMore = 1', 'onceMore'],
  ['an import', "import { harmlessHtml } from './a.ts'", 'harmlessHtml'],
])('finds the dialect in the name of %s', async (_what, source, name) => {
  put('a.ts', source)
  expect(await namesFound()).toEqual([name])
})

it.each([
  ['nginx.conf.template', 'map $host $told_owner {'],
  ['run.sh', 'told_owner=1'],
])('finds it in a variable of %s', async (file, source) => {
  put(file, source)
  expect(await namesFound()).toEqual(['told_owner'])
})

it('finds it in components and in the name of a file', async () => {
  put('tell-seller.tsx', 'export const Row = () => <p title={saidBefore}>Ana</p>')
  expect(await namesFound()).toEqual(['tell-seller.tsx', 'saidBefore'])
})

it('passes over strings, comments, text between tags and words that only look alike', async () => {
  put(
    'a.tsx',
    `// tell\nconst quote = 'told'; const regex = /say/; const shield = \`held\`
     export const Row = () => <p>know</p>; const known = storyteller(almost, intelligence, outside, KNOWN_MS)`,
  )
  expect(await namesFound()).toEqual([])
})

it('lets an allowed name stand in its folder alone, and finds an allowance that nothing needs', async () => {
  const allowed = [{ name: 'toldAt', under: 'store', reason: 'stored' }]
  put('store/a.ts', 'const toldAt = 1')
  expect(await dialectIn(root, allowed)).toEqual([])
  put('http/a.ts', 'const toldAt = 1')
  expect(await dialectIn(root, allowed)).toEqual([expect.stringContaining('http/a.ts: toldAt: ')])
  put('store/a.ts', '')
  expect(await dialectIn(root, allowed)).toContain('store: nothing needs the allowed name toldAt')
})
