import { type Request, Router } from 'express'
import { z } from 'zod'
import { TrackifyAccount } from './accounts.ts'
import type { Behaviours } from './behaviour.ts'
import { doorOf, type Reply } from './door.ts'
import type { Inbox } from './inbox.ts'

/** The assumed contract of docs/trackify.md, because the real one is not public. */
const ParcelRequest = z.object({
  reference: z.string().trim().min(1).max(64),
  recipient: z.object({
    name: z.string().trim().min(1),
    phone: z.string().regex(/^\+?[\d\s/-]{6,20}$/),
    email: z.email().optional(),
    address: z.string().trim().min(1),
    city: z.string().trim().min(1),
    postalCode: z.string().optional(),
    country: z.enum(['ME', 'RS', 'BA']),
  }),
  items: z
    .array(z.object({ name: z.string().trim().min(1), sku: z.string().optional(), quantity: z.int().positive() }))
    .min(1),
  codAmount: z.int().nonnegative(),
  currency: z.enum(['EUR', 'RSD', 'BAM']),
  note: z.string().optional(),
})

const Parcel = z.object({ id: z.string(), trackingId: z.string(), status: z.literal('created') })
type Parcel = z.infer<typeof Parcel>
export const SavedTrackify = z.object({
  lastNumber: z.int(),
  parcels: z.record(z.string(), Parcel),
  accounts: z.array(TrackifyAccount),
})

const Market = z.enum(['me', 'rs'])

/** Two installations of the courier, Montenegro and Serbia, each with its own keys and parcels. */
export function createTrackify({ inbox, behaviours }: { inbox: Inbox; behaviours: Behaviours }) {
  const accounts = new Map<string, TrackifyAccount>()
  let parcels = new Map<string, Parcel>()
  let lastNumber = 0
  const door = doorOf({ name: 'trackify', inbox, behaviours, refusal })

  const signedIn =
    (work: (account: TrackifyAccount, req: Request) => Reply) =>
    (req: Request): Reply => {
      const market = Market.safeParse(req.params.market).data
      if (!market) return refused(404, 'Not found')
      const key = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1]
      const account = accounts.get(`${market} ${key}`)
      return account ? work(account, req) : refused(401, 'Invalid API key')
    }

  function createParcel(account: TrackifyAccount, req: Request): Reply {
    const parsed = ParcelRequest.safeParse(req.body)
    if (!parsed.success) {
      const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
      return {
        ...refused(422, 'Validation failed'),
        body: { error: 'Validation failed', fields },
        error: `Validation failed: ${Object.keys(fields).join(', ')}`,
      }
    }
    const place = `${account.market} ${account.key} ${parsed.data.reference}`
    const known = parcels.get(place)
    const parcel = known ?? newParcel(account.market)
    parcels.set(place, parcel)
    const data = { market: account.market, account: account.name, trackingId: parcel.trackingId, ...parsed.data }
    return { status: known ? 200 : 201, body: parcel, received: { kind: 'order', keys: [place], data } }
  }

  function newParcel(market: string): Parcel {
    lastNumber += 1
    const number = String(lastNumber).padStart(8, '0')
    return { id: `parcel-${lastNumber}`, trackingId: `TR${number}${market.toUpperCase()}`, status: 'created' }
  }

  return {
    router: Router()
      .get(
        '/:market/api/account',
        door({
          kind: () => 'account',
          writes: () => false,
          handle: signedIn((account) => ({ status: 200, body: { account: { name: account.name } } })),
        }),
      )
      .post('/:market/api/orders', door({ kind: () => 'order', writes: () => true, handle: signedIn(createParcel) })),
    register: (account: TrackifyAccount) => void accounts.set(`${account.market} ${account.key}`, account),
    clear: () => parcels.clear(),
    save: (): z.infer<typeof SavedTrackify> => ({
      lastNumber,
      parcels: Object.fromEntries(parcels),
      accounts: [...accounts.values()],
    }),
    restore: (saved: z.infer<typeof SavedTrackify>) => {
      lastNumber = saved.lastNumber
      parcels = new Map(Object.entries(saved.parcels))
      for (const account of saved.accounts) accounts.set(`${account.market} ${account.key}`, account)
    },
  }
}

const refused = (status: number, message: string): Reply => ({ status, body: { error: message }, error: message })

function refusal(status: number, retryAfter: number): Reply {
  if (status === 429) return { ...refused(429, 'Too many requests'), headers: { 'Retry-After': String(retryAfter) } }
  return refused(status, status === 503 ? 'Service unavailable' : 'Internal error')
}
