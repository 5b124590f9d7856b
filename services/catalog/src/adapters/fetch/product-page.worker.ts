import { constants, platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { loadBuffer } from 'cheerio'
import { z } from 'zod'
import { productFacts } from './product-facts.ts'

/** Parses one page in a worker thread, which may be terminated at any moment. */
// Only on Linux does this set the priority of the thread alone; there, requests to the process take precedence.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const { bytes, charset, address } = z
  .object({ bytes: z.instanceof(Uint8Array), charset: z.string().optional(), address: z.string() })
  .parse(workerData)
const encoding = charset === undefined ? {} : { transportLayerEncodingLabel: charset }
parentPort?.postMessage(productFacts(loadBuffer(Buffer.from(bytes), { encoding }), address))
