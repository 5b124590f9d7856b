import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { SavedTokens } from './google-token.ts'
import { SavedInbox } from './inbox.ts'
import { SavedMeta } from './meta.ts'
import { SavedSheets } from './sheets.ts'
import { SavedShopify } from './shopify.ts'
import { SavedTelegram } from './telegram.ts'
import { SavedTrackify } from './trackify.ts'

const WRITE_AFTER_MS = 2000

/** Everything that is kept across restarts. */
export const Memory = z.object({
  inbox: SavedInbox,
  telegram: SavedTelegram,
  sheets: SavedSheets,
  tokens: SavedTokens,
  meta: SavedMeta,
  trackify: SavedTrackify,
  /** Absent in files from before the shop was added. */
  shopify: SavedShopify.default({ lastNumber: 0, products: {}, accounts: [] }),
  /** Record values by name and type. */
  dns: z.record(z.string(), z.array(z.string())).default({}),
})
export type Memory = z.infer<typeof Memory>

/** Reads the file; null when it does not exist or cannot be read. */
export function readMemory(path: string): Memory | null {
  try {
    return Memory.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    if (!missing) console.warn(`simulators: ${path} cannot be read, starting empty: ${String(cause)}`)
    return null
  }
}

/** Writes at most every two seconds, to a temporary file that is renamed, so that a kill never leaves an incomplete file. */
export function memoryWriter(path: string, save: () => Memory) {
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, JSON.stringify(save()))
    renameSync(`${path}.new`, path)
  }
  return {
    soon: () => {
      timer ??= setTimeout(write, WRITE_AFTER_MS)
    },
    now: write,
  }
}
