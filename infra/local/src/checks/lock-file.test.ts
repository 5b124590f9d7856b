import { expect, it } from 'vitest'
import { repoRoot } from '../paths.ts'
import { checkLockFiles, LockFile, lockFaults, Manifest } from './lock-file.ts'

const INTEGRITY = `sha512-${'A'.repeat(86)}==`

/** A workspace with one package in the format that npm writes, with the changes of a test case. */
function small({
  one = {},
  more = {},
  workspace = {},
  main = {},
}: Partial<Record<'one' | 'more' | 'workspace' | 'main', object>> = {}) {
  const used = { dependencies: { one: '1.0.0' } }
  const lock = LockFile.parse({
    lockfileVersion: 3,
    packages: {
      '': {},
      'services/a': used,
      'node_modules/@izlog/a': { link: true, resolved: 'services/a' },
      'node_modules/one': { version: '1.0.0', integrity: INTEGRITY, ...one },
      ...more,
    },
  })
  const manifests = new Map([
    ['', Manifest.parse({ workspaces: ['services/*'], ...main })],
    ['services/a', Manifest.parse({ ...used, ...workspace })],
  ])
  return lockFaults(lock, manifests)
}

it('finds nothing wrong with those of Izlog', () => checkLockFiles(repoRoot))

it('finds nothing wrong with what npm has written', () => expect(small()).toEqual([]))

it.each([
  ['without a hash', { one: { integrity: undefined } }, 'node_modules/one has no sha512 of its content'],
  [
    'with a weak hash',
    { one: { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' } },
    'node_modules/one has no sha512 of its content',
  ],
  [
    'from a repository',
    { one: { resolved: 'git+ssh://git@example.test/one.git#4f1' } },
    'node_modules/one comes from an address of its own',
  ],
  [
    'that wants what is not there',
    { one: { optionalDependencies: { 'one-linux-x64': '1.0.0' } } },
    'node_modules/one wants one-linux-x64, which is missing',
  ],
  [
    'with a script that nobody judged',
    { one: { hasInstallScript: true } },
    'one has a script at install that allowScripts does not judge',
  ],
])('finds a package %s', (_what, changes, fault) => expect(small(changes)).toEqual([fault]))

it('lets a script be that was judged, and finds a judgement that nothing needs', () => {
  const main = { allowScripts: { one: false } }
  expect(small({ one: { hasInstallScript: true }, main })).toEqual([])
  expect(small({ main })).toEqual(['allowScripts judges one, which has no script at install'])
})

it('finds a manifest that was changed without the lock file', () => {
  expect(small({ workspace: { dependencies: { one: '1.0.1' } } })).toEqual([
    'services/a/package.json was changed without the lock file',
    'services/a/package.json wants one 1.0.1',
  ])
})

it('takes the package that lies nearest', () => {
  const nearer = { version: '2.0.0', integrity: INTEGRITY, dependencies: { two: '^1.0.0' } }
  const more = {
    'services/a/node_modules/one': nearer,
    'services/a/node_modules/one/node_modules/two': { version: '1.0.0', integrity: INTEGRITY },
  }
  expect(small({ more })).toEqual(['services/a/package.json wants one 1.0.0'])
})
