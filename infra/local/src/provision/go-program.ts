import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../paths.ts'
import { run } from '../shell.ts'
import { provisioned } from './cached.ts'
import { go } from './toolchains.ts'

const files = ['main.go', 'go.mod', 'go.sum']

/** The binary of `infra/local/<name>`, a small Go program that starts a library. */
export async function goProgram(name: string, title: string): Promise<string> {
  const source = join(repoRoot, 'infra/local', name)
  const folder = await provisioned({
    name,
    recipe: files.map((file) => readFileSync(join(source, file), 'utf8')).join('\0'),
    title,
    build: async (aside) => {
      const flags = ['-trimpath', '-buildvcs=false', '-ldflags=-s -w']
      await run(await go(), ['build', ...flags, '-o', join(aside, name), '.'], { cwd: source })
    },
  })
  return join(folder, name)
}
