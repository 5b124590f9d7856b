import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { trace as otel, TraceFlags } from '@opentelemetry/api'

/** Identifies one request or event throughout a process. */
export interface Trace {
  /** W3C traceparent */
  traceparent: string
  requestId?: string
}

const storage = new AsyncLocalStorage<Trace>()
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/

export const currentTrace = (): Trace | undefined => storage.getStore()

/** With telemetry on, the active span's traceparent, so that log lines and events belong to the exported trace. */
function activeSpan(): string | undefined {
  const span = otel.getActiveSpan()?.spanContext()
  return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`
}

/** Runs work within a trace: the given one if it is valid, else a new one. */
export function withTrace<T>(traceparent: string | undefined, requestId: string | undefined, work: () => T): T {
  const given = activeSpan() ?? traceparent
  const trace =
    given && TRACEPARENT.test(given)
      ? given
      : `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
  return storage.run({ traceparent: trace, ...(requestId ? { requestId } : {}) }, work)
}
