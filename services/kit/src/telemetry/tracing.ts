import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { ExpressInstrumentation } from '@opentelemetry/instrumentation-express'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { MongooseInstrumentation } from '@opentelemetry/instrumentation-mongoose'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace'
import { register } from 'import-in-the-middle/register-hooks.mjs'
import { RedactingExporter } from './redacting-exporter.ts'
import { keepErrors, orderSampler } from './sampling.ts'

register({ include: ['express', 'mongoose', 'ioredis', 'http', 'node:http', 'https', 'node:https'] })

const UNTRACED: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics']

/** Which part of the traces that are of no new order and do not fail is exported, 0 to 1. */
const ratio = Number(process.env.OTEL_TRACES_SAMPLER_ARG || 1)

/**
 * Exports traces of requests and of calls to the store, Redis and outside services by OTLP/HTTP; OTEL_… variables configure it. Kafka is
 * traced by services/kit/src/bus, since KafkaJS' instrumentation begins a new trace with each batch. What workers poll for is not traced:
 * a call needs a request or an event that it belongs to.
 */
const sdk = new NodeSDK({
  sampler: orderSampler(ratio),
  spanProcessors: [
    keepErrors(
      new BatchSpanProcessor({
        exporter: new RedactingExporter(),
        scheduledDelayMillis: Number(process.env.OTEL_BSP_SCHEDULE_DELAY || 5000),
      }),
    ),
  ],
  // No baggage: it would carry what a caller put there to every service and outside.
  textMapPropagator: new W3CTraceContextPropagator(),
  // Metrics have their own reader (metrics.ts), and logs go to standard output.
  metricReaders: [],
  logRecordProcessors: [],
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url }) => UNTRACED.includes(url),
      requireParentforOutgoingSpans: true,
    }),
    new ExpressInstrumentation(),
    new MongooseInstrumentation({ requireParentSpan: true }),
    new IORedisInstrumentation({ requireParentSpan: true }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ],
})
sdk.start()
process.once('beforeExit', () => void sdk.shutdown())
