import type { z } from 'zod'

/** The browser does not reconnect after an error response, such as during a restart; the stream is then opened again after this time. */
const REOPEN_AFTER_MS = 15_000

interface LiveStream<Schema extends z.ZodType> {
  readonly path: string
  /** The type of the server-sent events to read. */
  readonly type: string
  readonly schema: Schema
}

/**
 * Listens to a stream of server-sent events while the tab is visible. A browser allows few connections to one host, so a hidden tab
 * closes its stream. `onOpen` runs whenever the stream opens, also after a pause: events may have been missed before. Returns an
 * unsubscribe function.
 */
export function listen<Schema extends z.ZodType>(
  { path, type, schema }: LiveStream<Schema>,
  onEvent: (event: z.infer<Schema>) => void,
  onOpen: () => void,
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
    stream.addEventListener(type, ({ data }) => {
      const event = schema.safeParse(JSON.parse(String(data))).data
      if (event !== undefined) onEvent(event)
    })
    stream.addEventListener('open', onOpen)
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) waiting = setTimeout(reopen, REOPEN_AFTER_MS)
    })
    source = stream
  }
  const reopen = () => {
    close()
    open()
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
