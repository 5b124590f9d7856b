import { AggregationTemporality, type IMetricReader, InstrumentType } from '@opentelemetry/sdk-metrics'

/**
 * Makes a reader leave a gauge's value out of a collection before which nothing observed it, as while Kafka is away; by itself it repeats
 * the last one for as long as the process lives. Returns the same reader.
 */
export function withoutUnobserved<Reader extends IMetricReader>(reader: Reader): Reader {
  const temporalityOf = reader.selectAggregationTemporality.bind(reader)
  const collect = reader.collect.bind(reader)
  reader.selectAggregationTemporality = (type) =>
    type === InstrumentType.OBSERVABLE_GAUGE ? AggregationTemporality.DELTA : temporalityOf(type)
  // One collection after another: each takes away what was observed, and of two at once one would find nothing.
  let last: Promise<unknown> = Promise.resolve()
  reader.collect = (options) => {
    const collected = last.then(() => collect(options))
    last = collected.catch(() => undefined)
    return collected
  }
  return reader
}
