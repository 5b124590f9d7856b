import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { IDEMPOTENCY_HEADER, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { orderOf } from '../testing/order-of.ts'

const CLIENTS = 16
const ANSWER_WITHIN_MS = 10_000
/** As long as the order form waits (web/shop/order-form/place-order.ts). */
const FORM_WAITS_MS = 20_000
const ACCEPTED_WITHIN_MS = 10 * 60_000
/** Statuses below 500 after which a repeated request may still be accepted. */
const TEMPORARY = [408, 425, 429]
/** How many lines of `noticed` are kept: the first ones show a cause. */
const MAX_NOTICED = 50

export type Shoppers = ReturnType<typeof shoppersOf>

type Options = {
  /**
   * Each order comes on a connection of its own and waits as the order form does, as by a browser. Otherwise connections are kept, as by a
   * program, which must be ready to send again when nginx closes one at a reload.
   */
  apart?: boolean
}

/**
 * Shoppers of one landing page. Like the order form, they repeat an order with the same Idempotency-Key until it is accepted. An order that
 * is refused, or not accepted within ten minutes, is recorded in `failures`.
 */
export function shoppersOf(url: string, page: PublicWebsite, { apart = false }: Options = {}) {
  const accepted: PlaceOrderResponse[] = []
  const failures: string[] = []
  /** Number of answers by status; `none` counts requests without an answer. */
  const otherAnswers: Record<string, number> = {}
  /** A line about each of the first of them: when, which shopper, after how long, and what came. */
  const noticed: string[] = []
  let shopper = 0
  let left = false

  async function place(): Promise<PlaceOrderResponse | undefined> {
    shopper += 1
    const number = shopper
    const request = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [IDEMPOTENCY_HEADER]: randomUUID(),
        ...(apart ? { Connection: 'close' } : {}),
      },
      body: JSON.stringify(orderOf(page, number)),
    }
    const end = Date.now() + ACCEPTED_WITHIN_MS
    while (!left && Date.now() < end) {
      const sentAt = new Date()
      const answer = await answerOf(`${url}/api/orders`, request, apart ? FORM_WAITS_MS : ANSWER_WITHIN_MS)
      if (answer.ok) {
        const order = PlaceOrderResponse.parse(JSON.parse(answer.text))
        accepted.push(order)
        return order
      }
      const { status, text } = answer
      otherAnswers[status] = (otherAnswers[status] ?? 0) + 1
      if (noticed.length < MAX_NOTICED)
        noticed.push(
          `${sentAt.toISOString()} shopper ${number} after ${Date.now() - sentAt.getTime()} ms: ${status} ${text.slice(0, 200)}`,
        )
      if (status !== 'none' && status < 500 && !TEMPORARY.includes(status)) {
        failures.push(`The order of shopper ${number} was refused with ${status}: ${text.slice(0, 200)}`)
        return
      }
      await wait(200 + Math.random() * 300)
    }
    failures.push(`The order of shopper ${number} was not accepted`)
  }

  return {
    accepted,
    failures,
    otherAnswers,
    noticed,
    place,
    /** Shoppers whose order is not accepted yet give up, and no new ones start. */
    leave() {
      left = true
    },
    /** Places orders evenly over the given seconds with 16 clients, which catch up after late answers. */
    async placeMany(count: number, seconds: number): Promise<void> {
      const since = Date.now()
      let next = 0
      const client = async () => {
        while (!left && next < count) {
          const due = since + (next / count) * seconds * 1000
          next += 1
          if (due > Date.now()) await wait(due - Date.now())
          await place()
        }
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
    },
  }
}

/** `text` is the body, or why there was no answer. */
type Answer = { ok: boolean; status: number | 'none'; text: string }

async function answerOf(url: string, request: RequestInit, withinMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(withinMs) })
    return { ok: response.ok, status: response.status, text: await response.text() }
  } catch (error) {
    return { ok: false, status: 'none', text: reasonOf(error) }
  }
}

/** With its cause: fetch itself only reports that it failed. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? [String(error), ...(error.cause ? [reasonOf(error.cause)] : [])].join(', ') : String(error)
