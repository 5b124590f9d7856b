import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { mongo } from 'mongoose'

type OnceEvent = (emitter: EventEmitter, event: string, options?: { signal?: AbortSignal }) => Promise<unknown>

const requireOfMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'))
const utils: { once: OnceEvent } = requireOfMongoose('mongodb/lib/utils.js')
const once = utils.once

/**
 * The driver (7.8, still in 7.9) writes a command and waits for its socket's 'drain' or 'error'. A destroyed socket that has not emitted
 * 'close' yet emits neither, and the command waits for ever. If the monitor's socket is hit, as when all connections to the store end
 * together, the process never reconnects: every operation fails with a MongoServerSelectionError. Here 'close' ends the wait with a
 * network error, which the driver handles.
 */
utils.once = async (emitter, event, options) => {
  const { promise: closed, reject } = Promise.withResolvers<never>()
  const onClose = () => reject(new mongo.MongoNetworkError(`the socket closed before '${event}'`))
  emitter.once('close', onClose)
  try {
    return await Promise.race([once(emitter, event, options), closed])
  } finally {
    emitter.off('close', onClose)
  }
}
