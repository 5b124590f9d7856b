import { copyFileSync, existsSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../shell.ts'
import { Refusal } from '../terminal.ts'
import { type Part, provisioned } from './cached.ts'
import { installPackages, packages } from './debian-packages.ts'

// The Debian release that has packages of PostgreSQL 18 with DocumentDB.
const suite = 'forky'
const include = 'postgresql-18-documentdb,postgresql-18-postgis-3-scripts,dash,coreutils,libc-bin'

/** A private root folder with PostgreSQL 18 and DocumentDB, extracted from Debian packages without installing them. */
export const postgresPart: Part = {
  name: 'postgres-root',
  recipe: `2 ${suite} ${include}`,
  title: 'PostgreSQL 18 with DocumentDB (about 140 MB)',
  build: async (folder) => {
    await installPackages([packages.mmdebstrap])
    const root = join(folder, 'root')
    await run('mmdebstrap', [
      '--mode=chrootless', // needs no root rights, and the files belong to the calling user
      '--variant=extract',
      '--aptopt=Acquire::Check-Valid-Until "false"',
      `--include=${include}`,
      suite,
      root,
      `deb ${await debianMirror()} ${suite} main`,
    ])
    mend(root)
  },
}

export const postgresRoot = (): Promise<string> => provisioned(postgresPart)

/** The Debian mirror that apt uses on this machine. */
async function debianMirror(): Promise<string> {
  const format = '$(REPO_URI)|$(ORIGIN)|$(LABEL)'
  const list = () => run('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'])
  let mirror = pickMirror(await list())
  if (!mirror && process.getuid?.() === 0) {
    await run('apt-get', ['-q', 'update'])
    mirror = pickMirror(await list())
  }
  if (mirror) return mirror
  throw new Refusal('apt knows no Debian mirror here: run `apt-get update` as root once, and this again')
}

/** Picks Debian's main archive from lines of `uri|origin|label`; the security archive does not contain other releases. */
export const pickMirror = (lines: string): string | undefined =>
  lines
    .split('\n')
    .map((line) => line.split('|'))
    .find(([uri, origin, label]) => uri && origin === 'Debian' && label === 'Debian')?.[0]

/** Creates what the packages' installation scripts would have created; extracting does not run them. */
function mend(root: string): void {
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    const path = join(root, name)
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(`usr/${name}`, path)
  }
  if (!lstatSync(join(root, 'usr/bin/sh'), { throwIfNoEntry: false })) symlinkSync('dash', join(root, 'usr/bin/sh'))
  const extensions = join(root, 'usr/share/postgresql/18/extension')
  if (!existsSync(join(extensions, 'postgis.control')))
    copyFileSync(join(extensions, 'postgis-3.control'), join(extensions, 'postgis.control'))
  for (const name of ['proc', 'dev', 'run', 'tmp']) mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, 'etc/passwd'), 'postgres:x:1000:1000:postgres:/tmp:/usr/bin/sh\n')
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n') // DocumentDB connects to its own server as `localhost`
}
