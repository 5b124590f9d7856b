import { randomBytes } from 'node:crypto'
import { parseJson } from '@izlog/contracts/domain/parse-json'
import { type Request, type RequestHandler, Router, text } from 'express'
import { z } from 'zod'
import { MetaAccount } from './accounts.ts'
import type { Behaviours } from './behaviour.ts'
import { doorOf, type Reply } from './door.ts'
import type { Inbox } from './inbox.ts'
import { type MetaEvent, readMetaEvent } from './meta-event.ts'
import { PIXEL_SCRIPT } from './pixel-script.ts'

const MAX_EVENTS = 1000
const KEPT_PAIRS = 50_000

/** Like Graph, accepts data as an array, or as JSON in a form field. */
const EventsRequest = z.object({
  access_token: z.string().optional(),
  test_event_code: z.string().optional(),
  data: z.union([z.array(z.unknown()), z.string().transform(parseJson).pipe(z.array(z.unknown()))]).optional(),
})

/** The body that the pixel's script posts. */
const BrowserEvent = z.object({
  pixelId: z.string(),
  name: z.string(),
  eventId: z.string().nullable(),
  customData: z.record(z.string(), z.unknown()),
  url: z.string(),
  referrer: z.string(),
  time: z.int(),
  fbp: z.string().nullable(),
  fbc: z.string().nullable(),
})

/** Sources of the events with one name and id; if both are present, Meta counts one event. */
const Pairs = z.record(z.string(), z.array(z.enum(['server', 'browser'])))
export const SavedMeta = z.object({ pairs: Pairs, accounts: z.array(MetaAccount) })
type Origin = 'server' | 'browser'

/** Simulates the Conversions API, reading a pixel, and the browser's pixel. */
export function createMeta({ inbox, behaviours }: { inbox: Inbox; behaviours: Behaviours }) {
  const accounts = new Map<string, MetaAccount>()
  let pairs = new Map<string, Origin[]>()
  const door = doorOf({ name: 'meta', inbox, behaviours, refusal })

  const remember = (key: string | null, origin: Origin) => {
    if (key === null) return
    const origins = pairs.get(key) ?? []
    if (!origins.includes(origin)) pairs.set(key, [...origins, origin])
    const oldest = pairs.keys().next().value
    if (pairs.size > KEPT_PAIRS && oldest !== undefined) pairs.delete(oldest)
  }

  const events = (req: Request): Reply => {
    const request = EventsRequest.safeParse({
      access_token: bearerOf(req),
      ...req.query,
      ...(typeof req.body === 'object' ? req.body : {}),
    })
    if (!request.success) return error(400, { code: 100, message: '(#100) param data must be an array.' })
    const { access_token: token, data, test_event_code: testCode } = request.data
    if (token === undefined)
      return error(400, { code: 104, message: 'An access token is required to request this resource.' })
    const account = accounts.get(token)
    if (!account) return invalidToken()
    const pixelId = String(req.params.pixelId)
    if (!account.pixels.includes(pixelId)) return unknownPixel(pixelId)
    if (!data || data.length === 0) return error(400, { code: 100, message: '(#100) The parameter data is required' })
    if (data.length > MAX_EVENTS)
      return error(400, { code: 100, message: `(#100) Too many events: at most ${MAX_EVENTS}` })
    const read = data.map((raw) => readMetaEvent(raw, Date.now() / 1000))
    const failed = read.find((result) => 'problem' in result)
    if (failed && 'problem' in failed) {
      const { title, message, subcode } = failed.problem
      return error(400, {
        code: 100,
        message: 'Invalid parameter',
        error_subcode: subcode,
        is_transient: false,
        error_user_title: title,
        error_user_msg: message,
      })
    }
    const accepted = read.filter((result): result is MetaEvent => !('problem' in result))
    for (const event of accepted) remember(pairKey(pixelId, event), 'server')
    return {
      status: 200,
      body: { events_received: accepted.length, messages: [], fbtrace_id: traceId() },
      received: {
        kind: 'server',
        keys: accepted.flatMap((event) => pairKey(pixelId, event) ?? []).map((key) => `server ${key}`),
        data: { origin: 'server', pixelId, testCode: testCode ?? null, events: accepted },
      },
    }
  }

  /** Name and id of a pixel, for a token that may read it. */
  const pixel = (req: Request): Reply => {
    const account = accounts.get(bearerOf(req) ?? String(req.query.access_token))
    if (!account) return invalidToken()
    const id = String(req.params.pixelId)
    if (!account.pixels.includes(id)) return unknownPixel(id, 'get')
    if (!account.mayRead) return error(400, { code: 100, message: '(#100) Missing permissions' })
    return { status: 200, body: { id, name: `Pixel ${id.slice(-4)}` } }
  }

  const browser: RequestHandler = (req, res) => {
    const event = BrowserEvent.safeParse(parseJson(String(req.body)))
    res.set('Access-Control-Allow-Origin', '*')
    if (!event.success) {
      inbox.refuse('meta', 'browser', 400, { error: z.prettifyError(event.error), path: '/meta/tr', request: null })
      return void res.status(400).end()
    }
    const { pixelId, fbp, fbc, ...rest } = event.data
    const key = pairKey(pixelId, rest)
    remember(key, 'browser')
    const seen = {
      ...rest,
      source: 'website',
      userData: { fbp, fbc, client_user_agent: req.get('user-agent') ?? null },
    }
    inbox.accept(
      'meta',
      {
        kind: 'browser',
        keys: key === null ? [] : [`browser ${key}`],
        data: { origin: 'browser', pixelId, events: [seen] },
      },
      204,
      true,
    )
    res.status(204).end()
  }

  return {
    router: Router()
      .get(
        '/pixel.js',
        (_req, res) => void res.set('Cache-Control', 'no-store').type('text/javascript').send(PIXEL_SCRIPT),
      )
      .options('/tr', (_req, res) => void res.set(PREFLIGHT).status(204).end())
      .post('/tr', text({ type: () => true }), browser)
      .get(/^\/v\d+\.0\/(?<pixelId>[^/]+)$/, door({ kind: () => 'pixel', writes: () => false, handle: pixel }))
      .post(
        /^\/v\d+\.0\/(?<pixelId>[^/]+)\/events$/,
        door({ kind: () => 'server', writes: () => true, handle: events }),
      ),
    register: (account: MetaAccount) => void accounts.set(account.token, account),
    /** The sources that have sent an event with this name and id so far. */
    originsOf: (pixelId: string, event: { name: string; eventId: string | null }): Origin[] =>
      pairs.get(pairKey(pixelId, event) ?? '') ?? [],
    clear: () => pairs.clear(),
    save: (): z.infer<typeof SavedMeta> => ({ pairs: Object.fromEntries(pairs), accounts: [...accounts.values()] }),
    restore: (saved: z.infer<typeof SavedMeta>) => {
      pairs = new Map(Object.entries(saved.pairs))
      for (const account of saved.accounts) accounts.set(account.token, account)
    },
  }
}

export type Meta = ReturnType<typeof createMeta>

const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
}

const pairKey = (pixelId: string, event: { name: string; eventId: string | null }) =>
  event.eventId === null ? null : `${pixelId} ${event.name} ${event.eventId}`

const bearerOf = (req: Request) => /^(?:Bearer|OAuth) (.+)$/.exec(req.get('authorization') ?? '')?.[1]

const traceId = () => `A${randomBytes(16).toString('base64url')}`

interface GraphError {
  code: number
  message: string
  type?: string
  error_subcode?: number | undefined
  is_transient?: boolean
  error_user_title?: string
  error_user_msg?: string
}

const error = (status: number, { message, code, type = 'OAuthException', ...more }: GraphError): Reply => ({
  status,
  body: { error: { message, type, code, ...more, fbtrace_id: traceId() } },
  error: more.error_user_msg ?? message,
})

function invalidToken(): Reply {
  const message = 'Invalid OAuth access token - Cannot parse access token'
  return {
    ...error(400, { code: 190, message }),
    headers: { 'WWW-Authenticate': `OAuth "Facebook Platform" "invalid_token" "${message}"` },
  }
}

const unknownPixel = (pixelId: string, method: 'get' | 'post' = 'post') =>
  error(400, {
    code: 100,
    error_subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported ${method} request. Object with ID '${pixelId}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
  })

function refusal(status: number): Reply {
  if (status === 429)
    return error(429, { code: 4, message: '(#4) Application request limit reached', is_transient: true })
  if (status < 500) return error(status, { code: 100, message: 'Invalid parameter' })
  return error(status, {
    code: 2,
    message: 'An unexpected error has occurred. Please retry your request later.',
    is_transient: true,
  })
}
