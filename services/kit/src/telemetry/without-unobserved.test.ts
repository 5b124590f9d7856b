import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { expect, it } from 'vitest'
import { withoutUnobserved } from './without-unobserved.ts'

it('gives each of two collections at the same time every value', async () => {
  const reader = withoutUnobserved(new PrometheusExporter({ preventServerStart: true }))
  const gauge = new MeterProvider({ readers: [reader] }).getMeter('test').createObservableGauge('age')
  gauge.addCallback((result) => result.observe(3))
  const collections = await Promise.all([reader.collect(), reader.collect()])
  const values = collections.map(({ resourceMetrics }) =>
    resourceMetrics.scopeMetrics.flatMap(({ metrics }) =>
      metrics.flatMap(({ dataPoints }) => dataPoints.map(({ value }) => value)),
    ),
  )
  expect(values).toEqual([[3], [3]])
})
