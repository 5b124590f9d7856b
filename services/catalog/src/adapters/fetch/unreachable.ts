import type { LinkRefusal } from '@izlog/contracts/http/product-link'

/** An address that could not or must not be read, with the reason; the message is for logs. */
export class Unreachable extends Error {
  readonly reason: LinkRefusal
  constructor(reason: LinkRefusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Unreachable'
    this.reason = reason
  }
}

/** The reason of a failed connection. The client wraps errors of its DNS lookup, so the chain of causes is searched. */
export function whyUnreachable(address: string, error: unknown): Unreachable {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unreachable) return cause
    const reason = reasonOf(cause)
    if (reason) return new Unreachable(reason, `${address}: ${cause.message}`, { cause: error })
  }
  return new Unreachable('unreachable', `${address}: ${String(error)}`, { cause: error })
}

function reasonOf(error: Error): LinkRefusal | undefined {
  const code = 'code' in error ? error.code : undefined
  if (error.name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT') return 'slow'
  return code === 'ENOTFOUND' || code === 'EAI_NODATA' || code === 'ENODATA' ? 'unknown-host' : undefined
}
