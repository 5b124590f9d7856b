/**
 * Loaded with `--import` before a service, since libraries are instrumented as they are imported. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT no tracing is imported: it takes 25 MB a process.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await import('./telemetry/tracing.ts')
