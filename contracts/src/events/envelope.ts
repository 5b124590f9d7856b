import { z } from 'zod'

/** The fields of every event: see docs/architecture.md, "Events". */
export const Envelope = z.object({
  /** uuid v7; the same event published twice keeps it. */
  id: z.uuid(),
  /** A fact in the past tense, or `<thing>.snapshot` on compacted topics. */
  type: z.string(),
  version: z.int().positive(),
  /** ISO 8601, UTC. */
  occurredAt: z.iso.datetime(),
  /** The Kafka key: all events of one aggregate stay in order. */
  aggregateId: z.string().min(1),
  /** Grows with every write of the aggregate; a projection applies only a higher one. */
  aggregateVersion: z.int().positive(),
  /** W3C trace context of the request that caused it. */
  traceparent: z.string().optional(),
  data: z.unknown(),
})
export type Envelope = z.infer<typeof Envelope>

/** The schema of one event: an envelope whose type and version are literals and whose data has a shape. */
export const event = <T extends string, V extends number, D extends z.ZodType>(type: T, version: V, data: D) =>
  z.object({ ...Envelope.shape, type: z.literal(type), version: z.literal(version), data })

export type EventSchema = ReturnType<typeof event>
