import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          scope: z.object({ name: z.string() }),
          spans: z.array(
            z.object({
              traceId: z.string(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
})

export interface CollectedSpan {
  traceId: string
  name: string
  /** The library that made it. */
  scope: string
  attributes: Record<string, unknown>
}

/** A collector of OpenTelemetry; `env` makes a spawned service send to it soon. */
export async function startCollector() {
  let text = ''
  let metrics = ''
  const spans: CollectedSpan[] = []
  const server = createServer(async (req, res) => {
    let body = ''
    for await (const bytes of req) body += String(bytes)
    text += body
    if (req.url === '/v1/metrics') metrics = body
    if (req.url === '/v1/traces') spans.push(...spansOf(body))
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    },
    spans: (): readonly CollectedSpan[] => spans,
    /** All that was sent so far, as it was sent. */
    text: () => text,
    /** The metrics as they were sent last. */
    metrics: () => metrics,
    stop: () => void server.close(),
  }
}

function spansOf(body: string): CollectedSpan[] {
  const scopes = Traces.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
  return scopes.flatMap(({ scope, spans }) =>
    spans.map(({ traceId, name, attributes }) => ({
      traceId,
      name,
      scope: scope.name,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    })),
  )
}
