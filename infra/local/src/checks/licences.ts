import satisfies from 'spdx-satisfies'
import { Refusal } from '../terminal.ts'
import { type LockFile, lockFiles, nameOf } from './lock-file.ts'

/** Licences that require at most a notice, so that their packages may be used in any product. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
]

export interface LicenceException {
  packages: RegExp
  /** The licence according to the lock file; undefined when it names none. */
  licence: string | undefined
  reason: string
}

const OLD_FORM = 'MIT, which its package.json says in the old form (`licenses`) that npm does not read'
const LIBVIPS = 'linked when it is loaded and unchanged, so it can be exchanged as the LGPL asks'

const EXCEPTIONS: readonly LicenceException[] = [
  { packages: /^lightningcss(-|$)/, licence: 'MPL-2.0', reason: 'builds the web; no part of it is passed on' },
  { packages: /^(axe-core|@axe-core\/playwright)$/, licence: 'MPL-2.0', reason: 'looks at pages in tests; unchanged' },
  { packages: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', reason: LIBVIPS },
  { packages: /^@img\/sharp-win32-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: LIBVIPS },
  { packages: /^@img\/sharp-wasm32$/, licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: LIBVIPS },
  {
    packages: /^@fontsource-variable\//,
    licence: 'OFL-1.1',
    reason: 'fonts, shown on pages and not sold by themselves',
  },
  {
    packages: /^@expo-google-fonts\//,
    licence: 'MIT AND OFL-1.1',
    reason: 'fonts, embedded in printed labels and not sold by themselves',
  },
  { packages: /^spdx-exceptions$/, licence: 'CC-BY-3.0', reason: 'data for this check; no part of it is passed on' },
  {
    packages: /^spdx-ranges$/,
    licence: '(MIT AND CC-BY-3.0)',
    reason: 'data for this check; no part of it is passed on',
  },
  { packages: /^(busboy|streamsearch|ssh2|cpu-features|buildcheck)$/, licence: undefined, reason: OLD_FORM },
  { packages: /^png-js$/, licence: undefined, reason: 'MIT, which only its LICENSE says' },
  { packages: /^url-template$/, licence: 'BSD', reason: 'its LICENSE is that of BSD-3-Clause' },
]

/** Checks the licence of each package in every lock file. Throws a `Refusal` that lists the packages whose licence is not allowed. */
export function checkLicences(root: string): void {
  const faults = licenceFaults(
    lockFiles(root).map(({ lock }) => lock),
    EXCEPTIONS,
  )
  if (faults.length > 0)
    throw new Refusal(`${faults.join('\n')}\ninfra/local/src/checks/licences.ts says what may be used, and why`)
}

/** One line per package whose licence is not allowed, and one per exception that no package needs. */
export function licenceFaults(locks: readonly LockFile[], exceptions: readonly LicenceException[]): string[] {
  const used = new Set<LicenceException>()
  const faults = new Set<string>()
  for (const [path, { license, link }] of locks.flatMap(({ packages }) => Object.entries(packages))) {
    const name = nameOf(path)
    if (name === undefined || link || isAllowed(license)) continue
    const exception = exceptions.find(({ packages, licence }) => packages.test(name) && licence === license)
    if (exception) used.add(exception)
    else faults.add(`${name}: ${license ?? 'no licence'}`)
  }
  const unused = exceptions.filter((exception) => !used.has(exception))
  return [...faults, ...unused.map(({ packages }) => `no package needs the exception ${packages}`)]
}

/** A text that is not an SPDX expression grants no licence. */
function isAllowed(licence: string | undefined): boolean {
  try {
    return licence !== undefined && satisfies(licence, ALLOWED)
  } catch {
    return false
  }
}
