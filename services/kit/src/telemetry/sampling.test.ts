import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, it } from 'vitest'
import { keepErrors, orderSampler } from './sampling.ts'

/** A tracer that samples this part of the traces, and the names of the spans that it has exported. */
function tracerOf(ratio: number) {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({
    sampler: orderSampler(ratio),
    spanProcessors: [keepErrors(new SimpleSpanProcessor({ exporter }))],
  })
  return {
    tracer: provider.getTracer('test'),
    exported: async () => {
      await provider.forceFlush()
      return exporter.getFinishedSpans().map(({ name }) => name)
    },
  }
}

const request = (method: string, path: string) => ({
  kind: SpanKind.SERVER,
  attributes: { 'http.method': method, 'http.target': path },
})

it('samples every new order, and as many others as asked for', async () => {
  const { tracer, exported } = tracerOf(0)
  tracer.startSpan('order', request('POST', '/api/orders')).end()
  tracer.startSpan('list', request('GET', '/api/orders')).end()
  tracer.startSpan('edit', request('POST', '/api/orders/1')).end()
  expect(await exported()).toEqual(['order'])
})

it('keeps of other traces all spans once one of them fails, and nothing of those that succeed', async () => {
  const { tracer, exported } = tracerOf(0)
  for (const code of [SpanStatusCode.OK, SpanStatusCode.ERROR]) {
    const root = tracer.startSpan(`root ${code}`)
    const within = trace.setSpan(context.active(), root)
    tracer.startSpan(`before ${code}`, {}, within).end()
    const failing = tracer.startSpan(`here ${code}`, {}, within)
    failing.setStatus({ code })
    failing.end()
    tracer.startSpan(`after ${code}`, {}, within).end()
    root.end()
  }
  expect(await exported()).toEqual(['before 2', 'here 2', 'after 2', 'root 2'])
})
