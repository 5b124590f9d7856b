import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../paths.ts'
import { run } from '../shell.ts'
import { provisioned } from './cached.ts'
import { go } from './toolchains.ts'

const source = join(repoRoot, 'infra/local/ferretdb')
const files = ['main.go', 'go.mod', 'go.sum']

/** The FerretDB binary: speaks the MongoDB protocol, keeps the data in DocumentDB. */
export async function ferretdbBinary(): Promise<string> {
  const folder = await provisioned({
    name: 'ferretdb',
    recipe: files.map((name) => readFileSync(join(source, name), 'utf8')).join('\0'),
    title: 'FerretDB',
    build: async (aside) => {
      const flags = ['-trimpath', '-buildvcs=false', '-ldflags=-s -w']
      await run(await go(), ['build', ...flags, '-o', join(aside, 'ferretdb'), '.'], { cwd: source })
    },
  })
  return join(folder, 'ferretdb')
}
