import { type Attributes, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import {
  createAlwaysRecordSampler,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { withSampledFlag } from './redacting-exporter.ts'

/** Limits of what is kept of traces that are not sampled, until they end or fail. */
const MAX_TRACES = 500
const MAX_SPANS_PER_TRACE = 200

/** Samples every trace of a new order, and this part of the others. All are recorded, as a trace may still fail at its end. */
export function orderSampler(ratio: number): Sampler {
  const others = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) })
  return createAlwaysRecordSampler({
    shouldSample: (context, traceId, name, kind, attributes, links) =>
      kind === SpanKind.SERVER && isNewOrder(attributes)
        ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
        : others.shouldSample(context, traceId, name, kind, attributes, links),
    toString: () => `OrderSampler{${ratio}}`,
  })
}

/** By the names of either generation of OpenTelemetry's conventions. */
const isNewOrder = (attributes: Attributes): boolean =>
  (attributes['http.request.method'] ?? attributes['http.method']) === 'POST' &&
  /^\/api\/orders(\?|$)/.test(String(attributes['url.path'] ?? attributes['http.target']))

interface Unsampled {
  spans: ReadableSpan[]
  hasFailed: boolean
}

/** Passes on sampled spans and, of other traces, those of this process once one of them has failed. */
export function keepErrors(next: SpanProcessor): SpanProcessor {
  const traces = new Map<string, Unsampled>()
  const keep = (span: ReadableSpan) => next.onEnd(withSampledFlag(span))

  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd(span) {
      const { traceId, traceFlags } = span.spanContext()
      if (traceFlags & TraceFlags.SAMPLED) return next.onEnd(span)
      const trace = traces.get(traceId) ?? { spans: [], hasFailed: false }
      trace.hasFailed ||= span.status.code === SpanStatusCode.ERROR
      if (trace.spans.length < MAX_SPANS_PER_TRACE) trace.spans.push(span)
      if (trace.hasFailed) for (const each of trace.spans.splice(0)) keep(each)
      if (isLocalRoot(span)) traces.delete(traceId)
      else traces.set(traceId, trace)
      const [oldest] = traces.keys()
      if (traces.size > MAX_TRACES && oldest !== undefined) traces.delete(oldest)
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}

/** The span that began the trace's part in this process; it ends last. */
const isLocalRoot = ({ parentSpanContext }: ReadableSpan): boolean =>
  parentSpanContext === undefined || parentSpanContext.isRemote === true
