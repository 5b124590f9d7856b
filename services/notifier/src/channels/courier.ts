import { CourierCountry, MARKETS } from '@izlog/contracts/domain/markets'
import type { SealedField } from '@izlog/contracts/events/integrations'
import { z } from 'zod'
import type { NotifierConfig } from '../config.ts'
import type { Outcome } from '../domain/delivery.ts'
import type { Account } from '../domain/integrations.ts'
import { Parcel, parcelOf } from '../domain/parcel.ts'
import { parcelLine } from '../domain/summary.ts'
import { type AnyChannel, defineChannel, sendEach, type Tested } from './channel.ts'
import { misconfigured, noAnswer, rateLimited, refused, unavailable } from './failures.ts'
import { getJson, type JsonAnswer, postJson } from './json-client.ts'

/**
 * Trackify has no public documentation: what we assume of it is in this file and in docs/trackify.md.
 * Two requests with one reference make one parcel, so after an unknown outcome the request is repeated.
 */
interface Installation {
  key: SealedField
  url: 'TRACKIFY_RS_URL' | 'TRACKIFY_ME_URL'
  label: string
}
/** Serbia has an installation and a key of its own; every other market uses Montenegro's. */
const INSTALLATIONS: Record<CourierCountry, Installation> = {
  Serbia: { key: 'trackifyApiKeySrb', url: 'TRACKIFY_RS_URL', label: 'Srbiju' },
  Montenegro: { key: 'trackifyApiKey', url: 'TRACKIFY_ME_URL', label: 'Crnu Goru' },
}
const installationOf = ({ market }: Parcel) => INSTALLATIONS[MARKETS[market].courierCountry]

const Created = z.object({ id: z.string(), trackingId: z.string().min(1), status: z.string() })
const Refusal = z.object({ error: z.string(), fields: z.record(z.string(), z.string()).optional() })

const noKey = ({ label }: Installation) =>
  `Kurir nije podešen. Upišite Trackify ključ za ${label} u podešavanjima naloga.`
const noAddress = 'Kurirska služba za ovo tržište još nije povezana. Javite se podršci.'

/** A parcel per released order, at the seller's courier account. */
export const courierChannel = (config: NotifierConfig): AnyChannel =>
  defineChannel({
    name: 'courier',
    content: Parcel,
    on: {
      'order.released.v1': ({ data }) => ({ what: 'deliver', content: parcelOf(data), summary: parcelLine(data) }),
      'order.edited.v1': ({ data: { parcel, ...order } }) => {
        if (!parcel) return null
        const edited = { ...order, ...parcel }
        return { what: 'replace', content: parcelOf(edited), summary: parcelLine(edited) }
      },
      'order.parcel-changed.v1': ({ data: { as, parcel, ...order } }) => {
        if (as === 'follower' || !parcel) return { what: 'withdraw' }
        if (as === 'separated') return order.status === 'cancelled' ? null : { what: 'restore' }
        const shared = { ...order, ...parcel }
        return { what: 'replace', content: parcelOf(shared), summary: parcelLine(shared) }
      },
      'order.status-changed.v1': ({ data: { from, to, followsParcel } }) => {
        if (to === 'cancelled') return { what: 'withdraw' }
        return from === 'cancelled' && !followsParcel ? { what: 'restore' } : null
      },
    },
    reasonToSkip(parcel, integrations) {
      const installation = installationOf(parcel)
      if (!integrations[installation.key]) return noKey(installation)
      return config[installation.url] ? null : noAddress
    },
    maxCallsPerSend: 1,
    // A second parcel would cost money, and that its reference prevents one is what docs/trackify.md assumes.
    repeatsUnseen: false,
    send: sendEach(async ({ content: parcel }, account) => {
      const installation = installationOf(parcel)
      const key = account.secret(installation.key)
      const base = config[installation.url]
      if (!key || !base) return { outcome: 'skipped', reason: key ? noAddress : noKey(installation) }
      const answer = await postJson(`${base}/api/orders`, bodyOf(parcel), {
        timeoutMs: config.CALL_TIMEOUT_MS,
        headers: { authorization: `Bearer ${key}` },
      })
      return answer ? outcomeOf(answer, installation) : noAnswer('Trackify')
    }),
    test: (_order, account) => testKeys(config, account),
  })

/** The field of a user that holds the key for orders of this country. */
export const courierKeyField = (country: CourierCountry): SealedField => INSTALLATIONS[country].key

/** Whether the courier of this country accepts the key now; a read that changes nothing there. */
export async function courierTakes(config: NotifierConfig, country: CourierCountry, key: string): Promise<boolean> {
  const base = config[INSTALLATIONS[country].url]
  if (!base) return false
  const headers = { authorization: `Bearer ${key}` }
  const answer = await getJson(`${base}/api/account`, { timeoutMs: config.CALL_TIMEOUT_MS, headers })
  return answer?.status === 200
}

const NO_PARCEL = 'Proba ne pravi pošiljku, proverava samo ključ.'

/** A parcel cannot be taken back, so a test only asks each courier whether it accepts the key. */
async function testKeys(config: NotifierConfig, account: Account): Promise<Tested> {
  const keys = CourierCountry.options.flatMap((country) => {
    const { key, label } = INSTALLATIONS[country]
    const secret = account.secret(key)
    return secret ? [{ country, label, secret }] : []
  })
  if (keys.length === 0) {
    return {
      outcome: { outcome: 'skipped', reason: 'Kurir nije podešen. Upišite Trackify ključ u podešavanjima naloga.' },
      note: NO_PARCEL,
    }
  }
  const taken = await Promise.all(keys.map(({ country, secret }) => courierTakes(config, country, secret)))
  const refusedFor = keys.filter((_key, index) => !taken[index]).map(({ label }) => label)
  return {
    outcome:
      refusedFor.length === 0
        ? { outcome: 'sent' }
        : refused(
            `Trackify ključ za ${refusedFor.join(' i ')} nije valjan ili Trackify servis nije dostupan. ${NO_PARCEL}`,
          ),
    note: `Trackify ključ za ${keys.map(({ label }) => label).join(' i ')} je valjan. ${NO_PARCEL}`,
  }
}

const bodyOf = ({ reference, recipient, items, sumToCollect, currency, note }: Parcel) => ({
  reference,
  recipient: withoutNulls(recipient),
  items: items.map(withoutNulls),
  codAmount: sumToCollect,
  currency,
  ...(note ? { note } : {}),
})

const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

function outcomeOf({ status, body, retryAfterMs }: JsonAnswer, { label }: Installation): Outcome {
  if (status === 200 || status === 201) {
    const created = Created.safeParse(body)
    return created.success
      ? { outcome: 'sent', trackingId: created.data.trackingId }
      : refused('Trackify je primio pošiljku, ali nije vratio broj za praćenje. Proverite je na svom Trackify nalogu.')
  }
  if (status === 429) return rateLimited('Trackify', retryAfterMs)
  if (status === 401 || status === 403) {
    return misconfigured(`Trackify ne prihvata ključ za ${label}. Proverite ga u podešavanjima naloga.`)
  }
  if (status >= 500) return unavailable('Trackify')
  const refusal = Refusal.safeParse(body).data
  const fields = Object.keys(refusal?.fields ?? {}).join(', ')
  return refused(`Trackify je odbio pošiljku (${fields || refusal?.error || `odgovor ${status}`}).`)
}
