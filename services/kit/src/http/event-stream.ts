import type { Request, Response } from 'express'

const HEARTBEAT_MS = 15_000

/** One open stream of server-sent events. */
export interface EventStream {
  send(type: string, data: unknown): void
  close(): void
}

/**
 * Opens a stream; a comment every 15 s keeps proxies from cutting it. Before each, `stillAllowed` is asked, so that a stream
 * ends with its session. `onClose` runs once, whoever ends it.
 */
export function openEventStream(
  req: Request,
  res: Response,
  stillAllowed: () => Promise<boolean>,
  onClose: () => void,
): EventStream {
  res
    .status(200)
    .set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  res.flushHeaders()
  res.write(': open\n\n')
  const beat = setInterval(async () => {
    if (await stillAllowed()) res.write(': still here\n\n')
    else res.end()
  }, HEARTBEAT_MS)
  req.on('close', () => {
    clearInterval(beat)
    onClose()
  })
  return {
    send: (type, data) => void res.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => void res.end(),
  }
}
