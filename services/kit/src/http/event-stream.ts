import { MESSAGES } from '@izlog/contracts/http/errors'
import type { Request, Response } from 'express'
import { concurrencyLimit } from '../security/concurrency-limit.ts'

const HEARTBEAT_MS = 15_000
/** Hundreds of orders. A client that reads more slowly is disconnected and loads the list again. */
const MAX_WAITING_BYTES = 1024 * 1024

/** As many tabs as a person may have open; each stream takes memory and a connection. */
const MAX_STREAMS_OF_A_USER = 20
/** Acquires one of the user's slots for streams; call it before opening a stream. Throws `limited`. */
export const acquireStreamSlot = concurrencyLimit(MAX_STREAMS_OF_A_USER, { message: MESSAGES.tooManyStreams })

/** One open stream of server-sent events. */
export interface EventStream {
  send(type: string, data: unknown): void
  close(): void
}

/**
 * Opens a stream. A comment every 15 s keeps proxies from closing it; before each, `stillAllowed` is called, so that a stream ends with
 * its session. `onClose` runs once, whichever side closes the stream.
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
  // What a slow client has not read waits in memory, so there is a limit. A write after the end would crash the process.
  const write = (text: string) => {
    if (res.writableEnded) return
    if (res.writableLength > MAX_WAITING_BYTES) res.destroy()
    else res.write(text)
  }
  const beat = setInterval(async () => {
    if (await stillAllowed()) write(': still here\n\n')
    else res.end()
  }, HEARTBEAT_MS)
  const leave = () => {
    clearInterval(beat)
    onClose()
  }
  // The response's `close`, not the request's: a request with a body has closed already.
  if (req.socket.destroyed) process.nextTick(leave)
  else res.on('close', leave)
  return {
    send: (type, data) => write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => void res.end(),
  }
}
