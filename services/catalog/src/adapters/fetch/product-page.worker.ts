import { constants, platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { loadBuffer } from 'cheerio'
import { z } from 'zod'
import { productFacts } from './product-facts.ts'

/** Reads one page in a thread of its own, which may be ended at any moment. */
// Only on Linux is this the priority of the thread alone: whoever waits for an answer of the process goes first.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const { bytes, charset, address } = z
  .object({ bytes: z.instanceof(Uint8Array), charset: z.string().optional(), address: z.string() })
  .parse(workerData)
const encoding = charset === undefined ? {} : { transportLayerEncodingLabel: charset }
parentPort?.postMessage(productFacts(loadBuffer(Buffer.from(bytes), { encoding }), address))
