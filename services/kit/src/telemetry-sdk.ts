import { ExpressInstrumentation } from '@opentelemetry/instrumentation-express'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { KafkaJsInstrumentation } from '@opentelemetry/instrumentation-kafkajs'
import { MongooseInstrumentation } from '@opentelemetry/instrumentation-mongoose'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { register } from 'import-in-the-middle/register-hooks.mjs'
import { ImpersonalExporter } from './telemetry-exporter.ts'

register({ include: ['express', 'kafkajs', 'mongoose', 'ioredis', 'http', 'node:http'] })

/** Traces of requests, store, Redis and Kafka, over OTLP/HTTP to where the environment says. */
const sdk = new NodeSDK({
  traceExporter: new ImpersonalExporter(),
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
