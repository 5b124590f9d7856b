/**
 * Loaded with `--import` before a service, so that its libraries can be watched as they load. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing of OpenTelemetry is imported: it costs 25 MB a process.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await import('./telemetry-sdk.ts')
