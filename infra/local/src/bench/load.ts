import autocannon from 'autocannon'
import { Refusal } from '../terminal.ts'

export type Rate = { perSecond: number }

type Request = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Headers and body of each single request, where they differ. */
  each?: () => { headers: Record<string, string>; body: string }
}
type Pressure = { connections: number; seconds: number; pipelining?: number }

/** How many requests a second are answered well under a steady pressure. Refuses when one is not. */
export async function rateOf(url: string, request: Request, pressure: Pressure): Promise<Rate> {
  const { path, method = 'GET', headers = {}, each } = request
  const result = await autocannon({
    url,
    connections: pressure.connections,
    duration: pressure.seconds,
    pipelining: pressure.pipelining ?? 1,
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
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Refusal(
      `${path}: ${result.non2xx} refused, ${result.errors} failed, ${result.timeouts} timed out of ${result.requests.total}`,
    )
  return { perSecond: result.requests.total / result.duration }
}

/** The value below which this share (0.5, 0.99) of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
