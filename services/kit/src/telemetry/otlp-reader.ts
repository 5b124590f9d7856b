import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { type IMetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'

/** Sends the metrics to the collector once a minute; OTEL_… variables configure it. */
export const otlpReader = (): IMetricReader =>
  new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL || 60_000),
  })
