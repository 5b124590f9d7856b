import { TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { withoutCodes } from '../loggable.ts'

type Spans = Parameters<OTLPTraceExporter['export']>[0]
type Span = Spans[number]

/** The attributes that are exported. All others may contain a path, an address, a key or a message, and with it an order code. */
const ALLOWED =
  /^(http\.(method|request\.method|route|status_code|response\.status_code)|express\.(name|type)|error\.type|exception\.type|db\.(system|system\.name|operation|operation\.name|name|namespace|mongodb\.collection|collection\.name)|messaging\.(system|operation\.name|destination\.name|consumer\.group\.name)|server\.port|network\.protocol\.version|izlog\.(order\.number|channel))$/

/** Sends spans to a collector, without personal data. */
export class RedactingExporter extends OTLPTraceExporter {
  override export(spans: Spans, done: Parameters<OTLPTraceExporter['export']>[1]): void {
    super.export(spans.map(redacted), done)
  }
}

const redacted = (span: Span): Span => ({
  ...copyOf(span),
  name: withoutCodes(span.name),
  // Without its message, which quotes the error.
  status: { code: span.status.code },
  attributes: allowed(span.attributes),
  events: span.events.map((event) => ({ ...event, attributes: allowed(event.attributes ?? {}) })),
  links: span.links.map((link) => ({ ...link, attributes: {} })),
})

/** The span as if it had been sampled: the batch processor drops all others. */
export const withSampledFlag = (span: Span): Span => ({
  ...copyOf(span),
  spanContext: () => ({ ...span.spanContext(), traceFlags: TraceFlags.SAMPLED }),
})

/** With what a span has by getters and methods, which a spread leaves out. */
const copyOf = (span: Span): Span => ({
  ...span,
  spanContext: () => span.spanContext(),
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: span.droppedAttributesCount,
  droppedEventsCount: span.droppedEventsCount,
  droppedLinksCount: span.droppedLinksCount,
})

const allowed = (attributes: Span['attributes']): Span['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => ALLOWED.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutCodes(value) : value]),
  )
