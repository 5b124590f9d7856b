import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { withoutCodes } from './loggable.ts'

type Spans = Parameters<OTLPTraceExporter['export']>[0]
type Span = Spans[number]

/** What is told of a request, a call to the store, to Redis or to Kafka. All else may hold a path, an address, a key or a message: an order's code among them. */
const SHOWN =
  /^(http\.(method|request\.method|route|status_code|response\.status_code)|express\.(name|type)|error\.type|exception\.type|db\.(system|system\.name|operation|operation\.name|name|namespace|mongodb\.collection|collection\.name)|messaging\.(system|operation|operation\.name|operation\.type|destination|destination\.name|batch\.message_count)|server\.port|network\.protocol\.version)$/

/** Sends spans to a collector without anything of the people in them. */
export class ImpersonalExporter extends OTLPTraceExporter {
  override export(spans: Spans, done: Parameters<OTLPTraceExporter['export']>[1]): void {
    super.export(spans.map(impersonal), done)
  }
}

const impersonal = (span: Span): Span => ({
  ...span,
  spanContext: () => span.spanContext(),
  name: withoutCodes(span.name),
  // Its message quotes the error.
  status: { code: span.status.code },
  attributes: shown(span.attributes),
  events: span.events.map((event) => ({ ...event, attributes: shown(event.attributes ?? {}) })),
  links: span.links.map((link) => ({ ...link, attributes: {} })),
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: span.droppedAttributesCount,
  droppedEventsCount: span.droppedEventsCount,
  droppedLinksCount: span.droppedLinksCount,
})

const shown = (attributes: Span['attributes']): Span['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => SHOWN.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutCodes(value) : value]),
  )
