import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leakedSecretsIn } from './secrets.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'izlog-secrets-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

// Assembled at run time, so that the check does not find secrets in this file itself.
const PEM = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const BOT = ['8012345678', 'AAH'.padEnd(35, 'xY7')].join(':')
const SEALING = ['k1', randomBytes(32).toString('base64')].join(':')
const SHOPIFY = `shpat${'_'}${randomBytes(16).toString('hex')}`

it.each([
  ['a private key', 'services/auth/key.pem', PEM, 'private key'],
  ['a bot of Telegram', 'docs/help.md', `Bot: ${BOT}`, 'token of a Telegram bot'],
  ['a key that seals sellers’ secrets', 'services/auth/test/a.test.ts', `const K = '${SEALING}'`, 'SECRETS_KEY'],
  [
    'a token of Shopify, though a comment says to pass it over',
    'a.ts',
    `// secretlint-disable\nx('${SHOPIFY}')`,
    'Shopify',
  ],
  ['a password in code', 'src/login.ts', `const login = { ${'password'}: 'Zimnica-1984' }`, 'password'],
  ['a value in a file of settings', '.env.production', `ADMIN_${'PASSWORD'}=Zimnica-1984`, 'password'],
])('finds %s and does not show it', async (_what, file, content, expected) => {
  put(file, content)
  const faults = await leakedSecretsIn(root, [])
  expect(faults[0]).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+: `))
  expect(faults[0]).toContain(expected)
  for (const secret of [String(PEM).slice(40, 80), BOT, SEALING, SHOPIFY, 'Zimnica'])
    expect(faults.join()).not.toContain(secret)
})

it('reads what is tracked or would be, and nothing that git passes over', async () => {
  put('.gitignore', '.local/\n')
  put('.local/keys.env', `BOT=${BOT}`)
  put('picture.webp', Buffer.from([0, 1, 2]))
  expect(await leakedSecretsIn(root, [])).toEqual([])
  execFileSync('git', ['add', '--force', '.local/keys.env'], { cwd: root })
  expect(await leakedSecretsIn(root, [])).toEqual(['.local/keys.env:1: token of a Telegram bot'])
})

it('lets pass what is allowed in its own file only, and says what needs no allowance any more', async () => {
  const allowed = [{ file: 'demo.ts', text: /AAHxY7/, reason: 'proba' }]
  put('demo.ts', `x('${BOT}')`)
  expect(await leakedSecretsIn(root, allowed)).toEqual([])
  put('other.ts', `x('${BOT}')`)
  expect(await leakedSecretsIn(root, allowed)).toEqual(['other.ts:1: token of a Telegram bot'])
  put('demo.ts', '')
  expect(await leakedSecretsIn(root, allowed)).toContain('demo.ts: nothing in it needs to be allowed /AAHxY7/')
})
