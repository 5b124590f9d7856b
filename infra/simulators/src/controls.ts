import { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { Behaviour, type Behaviours, isOfModel, SERVICES, type ServiceName } from './behaviour.ts'
import type { Entry, Inbox } from './inbox.ts'

const PUSH_AFTER_MS = 150

const Service = z.object({ service: z.enum(SERVICES) })
const Filter = z.object({ since: z.string().optional(), contains: z.string().optional() })

interface Parts {
  inbox: Inbox
  behaviours: Behaviours
  /** Data of a service besides its entries, for GET /inbox/{service}. */
  extras: (service: ServiceName) => Record<string, unknown>
  register: (service: ServiceName, account: unknown) => void
  empty: (service: ServiceName) => void
}

/** The API for tests and for the inbox page; answers 400 to invalid requests. */
export function createControls({ inbox, behaviours, extras, register, empty }: Parts) {
  return Router()
    .get('/inbox/stream', (req, res) => stream(inbox, req, res))
    .get('/inbox/:service', (req, res) => {
      const { service } = Service.parse(req.params)
      const entries = inbox.entries(service).filter(matching(Filter.parse(req.query)))
      res.json({
        service,
        counters: inbox.counters(service),
        behaviour: behaviours.of(service),
        waiting: behaviours.waiting(service),
        ...extras(service),
        entries,
      })
    })
    .get('/counters', (_req, res) => {
      res.json(Object.fromEntries(SERVICES.map((service) => [service, inbox.counters(service)])))
    })
    .delete('/inbox', (_req, res) => {
      for (const service of SERVICES) empty(service)
      res.status(204).end()
    })
    .delete('/inbox/:service', (req, res) => {
      empty(Service.parse(req.params).service)
      res.status(204).end()
    })
    .get('/behaviour', (_req, res) => void res.json(behaviours.all()))
    .put('/behaviour/:service', (req, res) => {
      const { service } = Service.parse(req.params)
      const allowed = Behaviour.refine(
        ({ mode }) => service === 'openai' || !isOfModel(mode),
        'only the model does that',
      )
      behaviours.set(service, allowed.parse(req.body))
      inbox.changed()
      res.json(behaviours.of(service))
    })
    .put('/accounts/:service', (req, res) => {
      register(Service.parse(req.params).service, req.body)
      inbox.changed()
      res.status(204).end()
    })
}

/** `since` is an entry's id (selects the entries after it) or a time; `contains` is searched in the entry as JSON. */
function matching({ since, contains }: z.infer<typeof Filter>) {
  return (entry: Entry): boolean => {
    const late =
      since === undefined ||
      (/^\d+$/.test(since) ? entry.id > Number(since) : Date.parse(entry.at) >= Date.parse(since))
    return late && (contains === undefined || JSON.stringify(entry).includes(contains))
  }
}

/** Server-sent events: one `changed` for all changes within 150 ms. */
function stream(inbox: Inbox, req: Request, res: Response): void {
  res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders()
  res.write('retry: 1000\n\n')
  let timer: NodeJS.Timeout | undefined
  const unsubscribe = inbox.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      res.write('event: changed\ndata: {}\n\n')
    }, PUSH_AFTER_MS)
  })
  req.once('close', () => {
    unsubscribe()
    clearTimeout(timer)
  })
}
