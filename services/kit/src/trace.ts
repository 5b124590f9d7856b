import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import {
  type Attributes,
  type Context,
  context,
  trace as otel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
} from '@opentelemetry/api'

/** Identifies one request or event throughout a process. */
export interface Trace {
  /** W3C traceparent */
  traceparent: string
  requestId?: string
}

const storage = new AsyncLocalStorage<Trace>()
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/
/** Does nothing where no telemetry was started. */
const tracer = otel.getTracer('izlog')

export const currentTrace = (): Trace | undefined => storage.getStore()

/** A trace as log lines name it: by OpenTelemetry's names, so that a line is found by its trace and a trace by its line. */
export function traceFields({ traceparent, requestId }: Trace): Record<string, string> {
  const [, trace_id = '', span_id = ''] = TRACEPARENT.exec(traceparent) ?? []
  return { trace_id, span_id, ...(requestId ? { requestId } : {}) }
}

/** With telemetry on, the active span's traceparent, so that log lines and events belong to the exported trace. */
function activeSpan(): string | undefined {
  const span = otel.getActiveSpan()?.spanContext()
  return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`
}

export const hasActiveSpan = (): boolean => otel.getActiveSpan() !== undefined

/** Runs work within a trace: the given one if it is valid, else a new one. */
export function withTrace<T>(traceparent: string | undefined, requestId: string | undefined, work: () => T): T {
  const given = activeSpan() ?? traceparent
  const trace =
    given && TRACEPARENT.test(given)
      ? given
      : `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
  return storage.run({ traceparent: trace, ...(requestId ? { requestId } : {}) }, work)
}

/** Runs work in a span of the current trace; `describe` adds what is known once it has succeeded. */
export function inSpan<T>(name: string, describe: (result: T) => Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, async (span) => {
    try {
      const result = await work()
      span.setAttributes(describe(result))
      return result
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The span of one event in work that handles several. */
export interface EventSpan {
  name: string
  /** The trace that it continues; none: a new one. */
  traceparent: string | null | undefined
  attributes: Attributes
}

/**
 * Runs work for events of several traces at once: each event has its span in its own trace, while the calls that the work makes for all of
 * them stand in the first one's. `failed` marks those whose event failed; where the work throws, all have.
 */
export async function inEventSpans<T>(
  kind: keyof typeof SpanKind,
  events: readonly EventSpan[],
  work: (failed: (traceparent: string | null | undefined) => void) => Promise<T>,
): Promise<T> {
  const distinct = new Map(events.map((event) => [`${event.name} ${event.traceparent}`, event])).values()
  const spans = [...distinct].map(({ name, traceparent, attributes }) => ({
    traceparent,
    span: tracer.startSpan(name, { kind: SpanKind[kind], attributes }, contextOf(traceparent)),
  }))
  const [first] = spans
  const fail = (which: (traceparent: string | null | undefined) => boolean) => {
    for (const { span, traceparent } of spans) if (which(traceparent)) span.setStatus({ code: SpanStatusCode.ERROR })
  }
  const run = () =>
    withTrace(first?.traceparent ?? undefined, undefined, () =>
      work((failed) => fail((traceparent) => traceparent === failed)),
    )
  try {
    return await (first ? context.with(otel.setSpan(ROOT_CONTEXT, first.span), run) : run())
  } catch (error) {
    fail(() => true)
    throw error
  } finally {
    for (const { span } of spans) span.end()
  }
}

function contextOf(traceparent: string | null | undefined): Context {
  const [, traceId, spanId, sampled] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  return otel.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(sampled), isRemote: true })
}
