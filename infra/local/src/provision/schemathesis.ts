import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../paths.ts'
import { run, which } from '../shell.ts'
import { Refusal } from '../terminal.ts'
import { provisioned } from './cached.ts'
import { versionIn } from './toolchains.ts'

const requirements = join(repoRoot, 'infra/local/schemathesis/requirements.txt')

export type Program = { command: string; args: string[]; env: Record<string, string> }

/** Schemathesis and its dependencies for this machine's Python, each pinned by version and checksum. */
export async function schemathesis(): Promise<Program> {
  const python = which('python3')
  const version = python ? await run(python, ['--version']) : ''
  const [major, minor] = versionIn(version)
  if (!python || major < 3 || (major === 3 && minor < 11))
    throw new Refusal('npm run fuzz needs Python 3.11 or newer with pip (Debian: apt-get install python3 python3-pip).')
  const folder = await provisioned({
    name: 'schemathesis',
    recipe: `${version}\0${readFileSync(requirements, 'utf8')}`,
    title: 'Schemathesis',
    build: async (aside) => {
      const quietly = ['--quiet', '--disable-pip-version-check', '--no-cache-dir']
      await run(python, ['-m', 'pip', 'install', ...quietly, '--require-hashes', '--target', aside, '-r', requirements])
    },
  })
  return { command: python, args: ['-m', 'schemathesis.cli'], env: { PYTHONPATH: folder, PYTHONUNBUFFERED: '1' } }
}
