import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const StoreCalls = z.object({
  /** Commands that the driver sent, regardless of how many documents each contained. */
  calls: z.number(),
  /** Documents that these commands inserted, changed or deleted. */
  writes: z.number(),
  byCommand: z.record(z.string(), z.number()),
})
export type StoreCalls = z.infer<typeof StoreCalls>

/** Commands that the driver sends to manage its connections. */
const OF_CONNECTIONS = new Set(['hello', 'ismaster', 'ping', 'endsessions', 'buildinfo'])

export const isWork = (command: string): boolean => !OF_CONNECTIONS.has(command.toLowerCase())

const Reply = z.object({
  n: z.number().default(0),
  nModified: z.number().default(0),
  upserted: z.array(z.unknown()).default([]),
  lastErrorObject: z.object({ n: z.number().default(0) }).nullish(),
})

/** How many documents a command wrote, according to the store's reply. */
export function documentsWritten(command: string, reply: unknown): number {
  const { data } = Reply.safeParse(reply)
  if (!data) return 0
  if (command === 'insert' || command === 'delete') return data.n
  if (command === 'update') return data.nModified + data.upserted.length
  return command.toLowerCase() === 'findandmodify' ? (data.lastErrorObject?.n ?? 0) : 0
}

/** The counts of each service's process since its start. */
export const storeCallsIn = (dir: string): StoreCalls[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => StoreCalls.parse(JSON.parse(readFileSync(join(dir, name), 'utf8'))))
