import autocannon from 'autocannon'
import { Refusal } from '../terminal.ts'

/** Requests of one kind. */
export type Load = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Produces headers and body for each request, when they differ between requests. */
  each?: () => { headers: Record<string, string>; body: string }
}
type Pressure = { connections: number } & ({ seconds: number } | { amount: number })

/** Answers per second, and the response times in ms. */
export type Answers = { perSecond: number; p50: number; p99: number }

/**
 * Sends requests at constant concurrency: each connection sends the next request when it has an answer. Throws a `Refusal` if an answer is
 * not successful.
 */
export async function answersTo(url: string, load: Load, pressure: Pressure): Promise<Answers> {
  const { path, method = 'GET', headers = {}, each } = load
  const since = performance.now()
  const result = await autocannon({
    url,
    connections: pressure.connections,
    ...('seconds' in pressure ? { duration: pressure.seconds } : { amount: pressure.amount }),
    timeout: 60,
    requests: [
      {
        method,
        path,
        headers,
        ...(each
          ? {
              setupRequest: (base) => {
                const { headers: own, body } = each()
                return { ...base, headers: { ...base.headers, ...own }, body }
              },
            }
          : {}),
      },
    ],
  })
  const seconds = 'seconds' in pressure ? result.duration : (performance.now() - since) / 1000
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Refusal(
      `${path}: ${result.non2xx} refused, ${result.errors} failed, ${result.timeouts} timed out of ${result.requests.total}`,
    )
  return { perSecond: result.requests.total / seconds, p50: result.latency.p50, p99: result.latency.p99 }
}

/** The value below which this share (0.5, 0.99) of the numbers is found. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
