import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { mongo } from 'mongoose'

type Once = (emitter: EventEmitter, event: string, options?: { signal?: AbortSignal }) => Promise<unknown>

const requireOfMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'))
const utils: { once: Once } = requireOfMongoose('mongodb/lib/utils.js')
const once = utils.once

/**
 * The driver (7.8, still in 7.9) writes a command and waits for its socket's 'drain' or 'error'. A socket that is destroyed, but has
 * not emitted 'close' yet, emits neither, and the command waits for ever. If it is the monitor's, which happens when the connections to
 * the store end together, the process never finds its store again: every operation fails with a MongoServerSelectionError. Here 'close'
 * ends the wait, as a network error that the driver deals with.
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
