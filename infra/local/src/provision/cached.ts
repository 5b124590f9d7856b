import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../lock.ts'
import { cacheDir } from '../paths.ts'
import { print, step } from '../terminal.ts'

export type Part = {
  name: string
  /** The inputs of the build; each recipe has its own folder. */
  recipe: string
  title: string
  build(folder: string): Promise<void>
}

export const folderOf = ({ name, recipe }: Pick<Part, 'name' | 'recipe'>, cache = cacheDir): string =>
  join(cache, `${name}-${createHash('sha256').update(recipe).digest('hex').slice(0, 12)}`)

export const isProvisioned = (part: Part): boolean => existsSync(folderOf(part))

/**
 * Returns the folder of a part and builds it on first use. The build happens in a temporary folder that is renamed when complete, so that
 * an interrupted run leaves nothing incomplete. A lock prevents two runs from building it at once. Folders of older recipes are kept,
 * because another clone may be using them.
 */
export async function provisioned(part: Part, cache = cacheDir): Promise<string> {
  const folder = folderOf(part, cache)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const waiting = () => print(`  ${part.title}: another run is at it, waiting`)
  return withLock(join(cache, `${part.name}.lock`), waiting, async () => {
    if (existsSync(folder)) return folder
    const aside = `${folder}.building`
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(aside)
    await step(part.title, () => part.build(aside))
    renameSync(aside, folder)
    return folder
  })
}
