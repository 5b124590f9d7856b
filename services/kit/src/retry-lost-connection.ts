import { setImmediate as seenAll } from 'node:timers/promises'

/** Of Node's sockets and of its fetch. */
const LOST: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * Makes a call to another server, and once more where its connection was lost: the other side lets go of those that are kept open and
 * idle, which is often only seen when the next call goes out. Only for calls that may be made twice; both share what time the call is given.
 */
export async function retryLostConnection<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!wasLost(error)) throw error
    // Others may have been let go of with it, and are not to be taken now.
    await seenAll()
    return call()
  }
}

/** Clients keep the socket's own error in `cause` or, as grammY, in `error`. */
function wasLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && LOST.has(error.code)) || wasLost(error.cause) || ('error' in error && wasLost(error.error))
}
