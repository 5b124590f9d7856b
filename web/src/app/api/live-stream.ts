import type { z } from 'zod'

/** A stream that a server closed for good, as while it restarts, is opened again after this long. */
const REOPEN_AFTER_MS = 15_000

interface LiveStream<Schema extends z.ZodType> {
  readonly path: string
  /** Type of the server-sent events that are read. */
  readonly type: string
  readonly schema: Schema
}

/**
 * Listens to a stream of server-sent events while the tab is seen: a browser keeps few connections to one host, so a hidden tab holds
 * none. `onReopen` runs when it listens again after a pause, since something may have been missed. Gives back how to stop.
 */
export function listen<Schema extends z.ZodType>(
  { path, type, schema }: LiveStream<Schema>,
  onEvent: (event: z.infer<Schema>) => void,
  onReopen: () => void,
): () => void {
  let source: EventSource | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(waiting)
    source?.close()
    source = null
  }
  const open = () => {
    const stream = new EventSource(path, { withCredentials: true })
    let broken = false
    stream.addEventListener(type, ({ data }) => {
      const event = schema.safeParse(JSON.parse(String(data))).data
      if (event !== undefined) onEvent(event)
    })
    stream.addEventListener('open', () => {
      if (broken) onReopen()
      broken = false
    })
    stream.addEventListener('error', () => {
      broken = true
      if (stream.readyState === EventSource.CLOSED) waiting = setTimeout(reopen, REOPEN_AFTER_MS)
    })
    source = stream
  }
  const reopen = () => {
    close()
    open()
    onReopen()
  }
  const follow = () => {
    if (document.hidden) close()
    else if (!source) reopen()
  }
  document.addEventListener('visibilitychange', follow)
  if (!document.hidden) open()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
