/** A signal that aborts after `ms`. `AbortSignal.timeout` came with Safari 16, which older iPhones never get. */
export function abortAfter(ms: number): AbortSignal {
  const ended = new AbortController()
  setTimeout(() => ended.abort(), ms)
  return ended.signal
}
