import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Refusal } from '../terminal.ts'

const Versions = z.record(z.string(), z.string()).default({})
const wanted = {
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  peerDependencies: Versions,
}
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

export const Manifest = z.object({
  ...wanted,
  workspaces: z.array(z.string()).default([]),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
})
export type Manifest = z.infer<typeof Manifest>

const Locked = z.object({
  ...wanted,
  version: z.string().optional(),
  license: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
})
export const LockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), Locked) })
export type LockFile = z.infer<typeof LockFile>

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/

/** Folders that have their own lock file. */
const FOLDERS = ['.', 'infra/lighthouse']

export const lockFiles = (root: string): { folder: string; lock: LockFile }[] =>
  FOLDERS.map((folder) => ({ folder, lock: LockFile.parse(readJson(join(root, folder, 'package-lock.json'))) }))

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Checks every lock file against its manifests. Throws a `Refusal` that lists the faults. */
export function checkLockFiles(root: string): void {
  const faults = lockFiles(root).flatMap(({ folder, lock }) => {
    const main = manifestIn(join(root, folder))
    const workspaces = globSync(
      main.workspaces.map((glob) => `${glob}/package.json`),
      { cwd: join(root, folder) },
    )
    const manifests = new Map([['', main]])
    for (const path of workspaces) {
      const workspace = path.replace(/\/package\.json$/, '')
      manifests.set(workspace, manifestIn(join(root, folder, workspace)))
    }
    return lockFaults(lock, manifests).map((fault) => `${join(folder, 'package-lock.json')}: ${fault}`)
  })
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
}

const manifestIn = (folder: string): Manifest => Manifest.parse(readJson(join(folder, 'package.json')))

/**
 * Lists whatever would make npm install something that was not reviewed: a package without a hash or with its own address, a manifest that
 * was changed without the lock file, a missing dependency (npm notices missing platform packages only in `npm ci`), or an install script
 * that `allowScripts` does not mention. The keys of `manifests` are folders, '' is the root.
 */
export function lockFaults({ packages }: LockFile, manifests: ReadonlyMap<string, Manifest>): string[] {
  const faults: string[] = []
  const main = manifests.get('')
  const scripts = new Set<string>()
  for (const [path, locked] of Object.entries(packages)) {
    const name = nameOf(path)
    if (name === undefined || locked.link) continue
    if (!SHA512.test(locked.integrity ?? '')) faults.push(`${path} has no sha512 of its content`)
    // Without an address, npm takes the package from its configured registry and accepts only this hash.
    if (locked.resolved !== undefined) faults.push(`${path} comes from an address of its own`)
    if (locked.hasInstallScript) scripts.add(name)
    for (const wanted of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      if (!packageFor(packages, path, wanted)) faults.push(`${path} wants ${wanted}, which is missing`)
  }
  for (const name of scripts)
    if (!(name in (main?.allowScripts ?? {})))
      faults.push(`${name} has a script at install that allowScripts does not judge`)
  for (const name of Object.keys(main?.allowScripts ?? {}))
    if (!scripts.has(name)) faults.push(`allowScripts judges ${name}, which has no script at install`)
  for (const [folder, manifest] of manifests) {
    const locked = packages[folder]
    const differs = KINDS.some((kind) => !isDeepStrictEqual(manifest[kind], locked?.[kind]))
    if (differs) faults.push(`${join(folder, 'package.json')} was changed without the lock file`)
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      const found = packageFor(packages, folder, name)
      if (!found?.link && found?.version !== version)
        faults.push(`${join(folder, 'package.json')} wants ${name} ${version}`)
    }
  }
  return faults
}

/** The package at a path of the lock file: 'node_modules/a/node_modules/@b/c' is '@b/c'. Undefined for a workspace folder. */
export const nameOf = (path: string): string | undefined =>
  /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1]

/** Finds the package as Node would: in the nearest node_modules folder upwards. */
function packageFor(
  packages: LockFile['packages'],
  from: string,
  name: string,
): LockFile['packages'][string] | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)$/, '')) {
    const found = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]
    if (found || folder === '') return found
  }
}
