import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { PurchaseOn } from '@izlog/contracts/domain/purchase-on'
import { z } from 'zod'
import type { NotifierConfig } from '../config.ts'
import { Conversion, purchaseOf, upsellPurchaseOf } from '../domain/conversion.ts'
import type { Outcome } from '../domain/delivery.ts'
import type { Account } from '../domain/integrations.ts'
import type { OrderCreated } from '../domain/order-event.ts'
import { goodsLine, upsellLine } from '../domain/summary.ts'
import { type AnyChannel, defineChannel, sendEach } from './channel.ts'
import { noAnswer } from './failures.ts'
import { postJson } from './json-client.ts'
import { GRAPH_VERSION, graphFailure } from './meta-graph.ts'

const NO_PIXEL = 'Meta pixel nije podešen. Upišite ID pixela u podešavanjima naloga.'
const NO_TOKEN = 'Nedostaje pristupni token za Meta pixel. Upišite ga u podešavanjima naloga.'
const IN_TEST_EVENTS = 'Probni događaj je poslat. Videćete ga u Test Events.'
const AMONG_PURCHASES =
  'Probni događaj je poslat sa iznosom 0. Upišite kod za probne događaje da se proba ne meša sa pravim kupovinama.'
const NO_CONSENT = 'Kupac nije pristao na merenje oglasa, pa kupovina nije javljena.'
const countedWith = (order: string): string => `Kupovina je javljena jednom, uz porudžbinu ${order}.`
const WAITS: Readonly<Record<Exclude<PurchaseOn, 'ordered'>, string>> = {
  confirmed: 'Šalje se kada porudžbina bude potvrđena.',
  completed: 'Šalje se kada porudžbina bude završena.',
}

/** `time` in Unix seconds: when the order was placed, confirmed or completed. */
const Content = z.object({
  time: z.int(),
  event: Conversion,
  /** The shopper consented to ad measurement. */
  consented: z.boolean().default(true),
})
type Content = z.infer<typeof Content>

interface Pixel {
  id: string
  token: string
}

/**
 * Reports purchases by Meta's Conversions API, to the seller's pixel with the seller's own token, and to the platform's pixel. Meta counts
 * an event id once, so after an unknown outcome the event is sent again.
 */
export function pixelChannel(config: NotifierConfig): AnyChannel {
  const { META_GRAPH_URL, CALL_TIMEOUT_MS, PUBLIC_URL } = config
  const platform = platformPixel(config)

  const report = async (pixel: Pixel, { time, event }: Content, testCode: string | null): Promise<Outcome> => {
    const answer = await postJson(
      `${META_GRAPH_URL}/${GRAPH_VERSION}/${encodeURIComponent(pixel.id)}/events`,
      {
        data: [{ ...event, event_time: time }],
        access_token: pixel.token,
        ...(testCode ? { test_event_code: testCode } : {}),
      },
      { timeoutMs: CALL_TIMEOUT_MS },
    )
    if (!answer) return noAnswer('Meta')
    if (answer.status < 300) return { outcome: 'sent' }
    return graphFailure(answer)
  }

  const sellersPixel = (account: Account): Pixel | string => {
    if (!account.facebookPixelId) return NO_PIXEL
    const token = tokenFor(config, account.facebookPixelId, account.secret('metaAccessToken'))
    return token ? { id: account.facebookPixelId, token } : NO_TOKEN
  }

  const contentOf = (order: OrderCreated['data']): Content => ({
    time: unixSeconds(order.createdAt),
    event: purchaseOf(order, PUBLIC_URL),
    consented: order.client.adConsent === true,
  })
  const whenWanted = (purchaseOn: PurchaseOn, sent: { content: Content; summary: string }) =>
    purchaseOn === 'ordered'
      ? ({ what: 'deliver', ...sent } as const)
      : ({ what: 'hold', ...sent, reason: WAITS[purchaseOn] } as const)
  const whenReached = (to: OrderStatus, purchaseOn: PurchaseOn, occurredAt: string) =>
    to === 'completed' || (to === 'processing' && purchaseOn !== 'completed')
      ? ({ what: 'release', set: { time: unixSeconds(occurredAt) } } as const)
      : null

  return defineChannel({
    name: 'pixel',
    content: Content,
    on: {
      'order.created.v1': ({ data }, { purchaseOn }) => {
        const summary = `Kupovina (Purchase): ${goodsLine(data)}`
        if (data.partOf) return { what: 'skip', summary, reason: countedWith(data.partOf) }
        return whenWanted(purchaseOn, { content: contentOf(data), summary })
      },
      'order.status-changed.v1': ({ data, occurredAt }, { purchaseOn }) => whenReached(data.to, purchaseOn, occurredAt),
      'upsell.accepted.v1': ({ data }, { purchaseOn }) =>
        whenWanted(purchaseOn, {
          content: {
            time: unixSeconds(data.createdAt),
            event: upsellPurchaseOf(data, PUBLIC_URL),
            consented: data.client.adConsent === true,
          },
          summary: `Kupovina dodatka (Purchase): ${upsellLine(data)}`,
        }),
      'upsell.status-changed.v1': ({ data, occurredAt }, { purchaseOn }) =>
        whenReached(data.to, purchaseOn, occurredAt),
    },
    reasonToSkip({ consented }, { facebookPixelId, metaAccessToken, consentBanner }) {
      if (consentBanner && !consented) return NO_CONSENT
      if (platform) return null
      if (!facebookPixelId) return NO_PIXEL
      return metaAccessToken ? null : NO_TOKEN
    },
    maxCallsPerSend: 1,
    repeatsUnseen: true,
    send: sendEach(async ({ content }, account) => {
      const seller = sellersPixel(account)
      const own: Promise<Outcome> =
        typeof seller === 'string'
          ? Promise.resolve({ outcome: 'skipped', reason: seller })
          : report(seller, content, account.metaTestEventCode)
      const alsoPlatform = platform && (typeof seller === 'string' || seller.id !== platform.id)
      const [result, ours] = await Promise.all([own, alsoPlatform ? report(platform, content, null) : undefined])
      // A permanent refusal of the platform's pixel must not fail the seller's delivery.
      return ours?.outcome === 'failed' && ours.kind === 'unavailable' && result.outcome !== 'failed' ? ours : result
    }),
    async test({ data }, account) {
      const seller = sellersPixel(account)
      const testCode = account.metaTestEventCode
      return {
        outcome:
          typeof seller === 'string'
            ? { outcome: 'skipped', reason: seller }
            : await report(seller, contentOf(data), testCode),
        note: testCode ? IN_TEST_EVENTS : AMONG_PURCHASES,
      }
    },
  })
}

function platformPixel({ PLATFORM_PIXEL_ID: id, META_ACCESS_TOKEN: token }: NotifierConfig): Pixel | null {
  return id && token ? { id, token } : null
}

/** The platform's token is used for the platform's pixel only; else a seller could write to any pixel that it opens. */
export function tokenFor(config: NotifierConfig, pixelId: string, own: string | null): string | null {
  const platform = platformPixel(config)
  return own ?? (pixelId === platform?.id ? platform.token : null)
}

const unixSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000)
