import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../src/release-memory.ts', import.meta.url))

/** A program that allocates 100 MB, frees them, and prints its resident memory in MB repeatedly. */
const PROGRAM = `
  import { releaseMemoryWhenCalm } from '${source}'
  const rss = () => Math.round(process.memoryUsage.rss() / 1024 / 1024)
  let held = Array.from({ length: 60 }, () => JSON.parse(JSON.stringify(Array.from({ length: 4000 }, (_, id) => ({ id, text: 'x'.repeat(50) + id })))))
  console.log(rss())
  held = undefined
  gc()
  releaseMemoryWhenCalm()
  setInterval(() => console.log(rss()), 200)`

it('a process that is calm again gives back what a burst took', async () => {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module-typescript', '-e', PROGRAM])
  const sizes: number[] = []
  for await (const line of createInterface(child.stdout)) {
    sizes.push(Number(line))
    if (Number(line) < (sizes[0] ?? 0) / 2 || sizes.length > 100) break
  }
  child.kill()
  await once(child, 'exit')
  expect(sizes.at(-1)).toBeLessThan((sizes[0] ?? 0) / 2)
})
