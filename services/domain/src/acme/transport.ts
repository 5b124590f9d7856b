import { AsyncLocalStorage } from 'node:async_hooks'
import { parseJson } from '@izlog/contracts/domain/parse-json'
import acme from 'acme-client'
import { z } from 'zod'
import { IssueProblem, kindOf, PROBLEM } from './problem.ts'

/** Timeout of one request to the directory, ms. */
const ANSWER_WITHIN_MS = 20_000

/** A problem document (RFC 7807), alone or on a challenge or order that has failed. */
const Problem = z.object({ type: z.string().startsWith(PROBLEM), detail: z.string().default('') })
const Failing = z.union([Problem, z.object({ error: Problem }).transform(({ error }) => error)])

/** The directory's last problem within one order, since acme-client passes on only its text. */
const current = new AsyncLocalStorage<{ problem?: IssueProblem }>()

/** Runs one order; an error is thrown as the directory's last problem. */
export function withProblems<T>(order: () => Promise<T>): Promise<T> {
  const exchange: { problem?: IssueProblem } = {}
  return current.run(exchange, async () => {
    try {
      return await order()
    } catch (cause) {
      if (cause instanceof IssueProblem) throw cause
      throw exchange.problem ?? new IssueProblem('other', cause instanceof Error ? cause.message : String(cause))
    }
  })
}

const secondsOf = (header: string | null) => {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : undefined
}

/**
 * Replaces acme-client's transport, which retries for minutes, by a single request. A busy or absent directory ends the order; the
 * queue of certificates retries it.
 */
acme.axios.defaults.adapter = async (config) => {
  const headers = Object.fromEntries(Object.entries(config.headers.toJSON()).map(([name, value]) => [name, `${value}`]))
  const response = await fetch(config.url ?? '', {
    method: (config.method ?? 'get').toUpperCase(),
    headers,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(config.data === undefined ? {} : { body: String(config.data) }),
  }).catch((cause: unknown) => {
    throw new IssueProblem('busy', `The directory cannot be reached: ${reasonOf(cause)}`)
  })
  const text = await response.text()
  const data = parseJson(text) ?? text
  const failing = Failing.safeParse(data)
  if (failing.success) {
    const { type, detail } = failing.data
    const problem = new IssueProblem(kindOf(type), detail || type, secondsOf(response.headers.get('retry-after')))
    const exchange = current.getStore()
    if (exchange && !type.endsWith(':badNonce')) exchange.problem = problem
  }
  if (response.status === 429 || response.status >= 500) {
    const detail = failing.success ? failing.data.detail : `The directory answered ${response.status}`
    throw new IssueProblem('busy', detail, secondsOf(response.headers.get('retry-after')))
  }
  return {
    data,
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    config,
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? cause.cause.message : cause.message
}
