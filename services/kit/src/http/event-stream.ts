import { MESSAGES } from '@izlog/contracts/http/errors'
import type { Request, Response } from 'express'
import { places } from '../security/places.ts'

const HEARTBEAT_MS = 15_000
/** Hundreds of orders; whoever has not read those in time asks anew. */
const MAX_WAITING_BYTES = 1024 * 1024

/** As many tabs as a person has open; each stream holds memory and a connection. */
const STREAMS_OF_A_USER = 20
/** A stream's place among its user's, to be taken before anything is done for it. Throws `limited`. */
export const streamPlace = places(STREAMS_OF_A_USER, { message: MESSAGES.tooManyStreams })

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
  // To a reader that stopped reading, what was sent waits in memory; a write after the end would end the process.
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
  // The answer's close, not the request's: that one is over already when the request came with a body.
  if (req.socket.destroyed) process.nextTick(leave)
  else res.on('close', leave)
  return {
    send: (type, data) => write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => void res.end(),
  }
}
