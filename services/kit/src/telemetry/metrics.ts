import type { Attributes, Counter, Histogram, ObservableCounter, ObservableGauge } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { defaultResource, detectResources, envDetector, serviceInstanceIdDetector } from '@opentelemetry/resources'
import { type IMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics'
import type { RequestHandler } from 'express'
import { withTimeout } from '../with-timeout.ts'
import { withoutUnobserved } from './without-unobserved.ts'

/** How long (ms) a scrape waits for a value that has to be read; later ones are left out of it. */
const READ_WITHIN_MS = 2000

const prometheus = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true })
const readers: IMetricReader[] = [prometheus]
// The exporter takes some MB a process, so it is imported only where a collector is set.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { otlpReader } = await import('./otlp-reader.ts')
  readers.push(otlpReader())
}
/** Whose metrics these are: without it a collector takes those of all services for one's. */
const resource = defaultResource().merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }))
const meter = new MeterProvider({ readers: readers.map(withoutUnobserved), resource }).getMeter('izlog')

/** Answers a scrape of Prometheus. Whatever came through the gateway has this header, and finds no such address. */
export const serveMetrics: RequestHandler = (req, res, next) => {
  if (req.headers['x-forwarded-for'] === undefined) prometheus.getMetricsRequestHandler(req, res)
  else next()
}

const exposed = new Set<string>()
/** The names under which /metrics shows the instruments that were created. */
export const exposedNames: ReadonlySet<string> = exposed

/** A name ends in its unit, as Prometheus wants it; OpenTelemetry's Prometheus exporter adds `_total` alone. */
const expose = (name: string, ...suffixes: readonly string[]): void => {
  for (const suffix of suffixes) exposed.add(`${name.replaceAll('.', '_')}${suffix}`)
}

export function createCounter(name: string, description: string): Counter {
  expose(name, '_total')
  return meter.createCounter(name, { description })
}

/** A counter whose value is kept elsewhere, and read by each scrape: counting costs an addition. */
export function createObservableCounter(name: string, description: string): ObservableCounter {
  expose(name, '_total')
  return meter.createObservableCounter(name, { description })
}

export function createHistogram(name: string, description: string, explicitBucketBoundaries: number[]): Histogram {
  expose(name, '_bucket', '_count', '_sum')
  return meter.createHistogram(name, { description, advice: { explicitBucketBoundaries } })
}

export function createGauge(name: string, description: string): ObservableGauge {
  expose(name, '')
  return meter.createObservableGauge(name, { description })
}

interface Observation {
  value: number
  attributes?: Attributes
}

/**
 * Observes values that take a call to read, at most once in `keptMs` however often they are scraped, until the returned function is
 * called. What cannot be read, as while a store is away, is not observed.
 */
export function observe(
  instrument: ObservableGauge,
  keptMs: number,
  read: () => Promise<readonly Observation[]>,
): () => void {
  let found: Promise<readonly Observation[]> | undefined
  let readAt = 0
  const callback: Parameters<ObservableGauge['addCallback']>[0] = async (result) => {
    if (!found || performance.now() - readAt >= keptMs) {
      readAt = performance.now()
      found = withTimeout(READ_WITHIN_MS, read()).catch(() => [])
    }
    for (const { value, attributes } of await found) result.observe(value, attributes)
  }
  instrument.addCallback(callback)
  return () => instrument.removeCallback(callback)
}
