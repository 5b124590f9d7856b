import { expect, it } from 'vitest'
import { repoRoot } from '../paths.ts'
import { checkLicences, licenceFaults } from './licences.ts'
import type { LockFile } from './lock-file.ts'

const lock = (licences: Record<string, string | undefined>): LockFile => ({
  lockfileVersion: 3,
  packages: Object.fromEntries(
    Object.entries(licences).map(([name, license]) => [
      `node_modules/${name}`,
      {
        ...{ license, link: false, hasInstallScript: false },
        ...{ dependencies: {}, devDependencies: {}, optionalDependencies: {}, peerDependencies: {} },
      },
    ]),
  ),
})

it('takes what Izlog stands on', () => checkLicences(repoRoot))

it.each(['MIT', 'MIT OR GPL-3.0-only', '(BSD-3-Clause OR GPL-2.0)', 'Apache-2.0 AND MIT'])('takes %s', (licence) => {
  expect(licenceFaults([lock({ one: licence })], [])).toEqual([])
})

it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND SSPL-1.0', 'BSD', 'SEE LICENSE IN LICENSE', undefined])(
  'does not take %s',
  (licence) => {
    expect(licenceFaults([lock({ '@one/part': licence })], [])).toEqual([`@one/part: ${licence ?? 'no licence'}`])
  },
)

it('makes an exception of a package under the licence that was judged, and says which exception nothing needs', () => {
  const exception = { packages: /^fonts$/, licence: 'OFL-1.1', reason: 'proba' }
  expect(licenceFaults([lock({ fonts: 'OFL-1.1' })], [exception])).toEqual([])
  expect(licenceFaults([lock({ fonts: 'AGPL-3.0-only' })], [exception])).toEqual([
    'fonts: AGPL-3.0-only',
    'no package needs the exception /^fonts$/',
  ])
})
