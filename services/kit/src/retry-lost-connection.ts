import { setImmediate as nextTurn } from 'node:timers/promises'

/** Error codes of Node's sockets and of fetch. */
const LOST: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * Calls another server and retries once if the connection was lost: servers close idle keep-alive connections, which a client often
 * notices only with its next call. Only for calls that may be made twice; any time limit covers both.
 */
export async function retryLostConnection<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!wasLost(error)) throw error
    // Other pooled connections may have been closed too: let the client see that before it picks one.
    await nextTurn()
    return call()
  }
}

/** Clients wrap the socket's error in `cause` or, as grammY does, in `error`. */
function wasLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && LOST.has(error.code)) || wasLost(error.cause) || ('error' in error && wasLost(error.error))
}
