/**
 * Loaded with `--import` before a service, since libraries are instrumented as they are imported. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing of OpenTelemetry is imported: it takes 25 MB a process.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await import('./telemetry-sdk.ts')
