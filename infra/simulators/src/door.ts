import type { Request, RequestHandler, Response } from 'express'
import type { Behaviour, Behaviours, ServiceName } from './behaviour.ts'
import type { Inbox, Received } from './inbox.ts'

/** The answer of a service, and what the inbox shows about it. */
export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
  received?: Received
  /** One line that explains a refusal. */
  error?: string
}

interface Service {
  name: ServiceName
  inbox: Inbox
  behaviours: Behaviours
  /** A refusal with this status, in the service's own format. */
  refusal: (status: number, retryAfter: number) => Reply
}

interface Route {
  kind: (req: Request) => string
  /** True when an accepted request changes data. */
  writes: (req: Request) => boolean
  handle: (req: Request, behaviour: Behaviour) => Reply
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Handles a request of any simulator: applies the configured behaviour, records the request and answers it. */
export const doorOf =
  (service: Service) =>
  ({ kind, writes, handle }: Route): RequestHandler =>
  async (req, res) => {
    const behaviour = service.behaviours.take(service.name, writes(req))
    if (behaviour.mode === 'stall') return stall(service, res, behaviour.delayMs)
    if (behaviour.delayMs !== undefined) await wait(behaviour.delayMs)
    const reply = replyOf()
    const cut = behaviour.mode === 'drop-after' && reply.status < 400
    if (reply.received) service.inbox.accept(service.name, reply.received, reply.status, !cut)
    else if (reply.status >= 400) {
      service.inbox.refuse(service.name, kind(req), reply.status, {
        error: reply.error ?? '',
        path: withoutQuery(req),
        request: req.body ?? null,
      })
    }
    if (cut) return void res.destroy()
    res
      .status(reply.status)
      .set(reply.headers ?? {})
      .json(reply.body)

    function replyOf(): Reply {
      if (behaviour.mode === 'fail') return service.refusal(behaviour.status, behaviour.retryAfter)
      if (behaviour.mode === 'rate-limit') return service.refusal(429, behaviour.retryAfter)
      return handle(req, behaviour)
    }
  }

function stall({ name, behaviours }: Service, res: Response, delayMs: number | undefined): void {
  res.once('close', behaviours.stall(name))
  if (delayMs === undefined) return
  const timer = setTimeout(() => res.destroy(), delayMs)
  res.once('close', () => clearTimeout(timer))
}

const withoutQuery = (req: Request) => req.originalUrl.split('?')[0] ?? ''
