import { ExpressInstrumentation } from '@opentelemetry/instrumentation-express'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { KafkaJsInstrumentation } from '@opentelemetry/instrumentation-kafkajs'
import { MongooseInstrumentation } from '@opentelemetry/instrumentation-mongoose'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { register } from 'import-in-the-middle/register-hooks.mjs'
import { RedactingExporter } from './telemetry-exporter.ts'

register({ include: ['express', 'kafkajs', 'mongoose', 'ioredis', 'http', 'node:http'] })

/** Exports traces of requests and of calls to the store, Redis and Kafka by OTLP/HTTP; OTEL_… variables configure it. */
const sdk = new NodeSDK({
  traceExporter: new RedactingExporter(),
  instrumentations: [
    new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url }) => url === '/healthz' || url === '/readyz' }),
    new ExpressInstrumentation(),
    new MongooseInstrumentation(),
    new IORedisInstrumentation(),
    new KafkaJsInstrumentation(),
  ],
})
sdk.start()
process.once('beforeExit', () => void sdk.shutdown())
