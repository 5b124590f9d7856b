import type { SystemPart } from '@izlog/contracts/http/system'

/** A store as the services see it. */
export interface StoreState {
  readonly name: string
  /** What it is, in a few words. */
  readonly what: string
  /** Whether it answers; null: not known yet. */
  readonly answers: boolean | null
  /** The parts of which a process misses it. */
  readonly missedBy: readonly string[]
}

/**
 * The stores by what the processes announce that they miss. Kafka, without which they stay ready, by whether auth can read its groups.
 * While Redis is away for all nobody can read this page; it may be so for some.
 */
export function storeStates(parts: readonly SystemPart[], isKafkaThere: boolean | null): StoreState[] {
  const store = (name: string, what: string, missing: string): StoreState => {
    const missedBy = parts
      .filter(({ instances }) => instances.some((one) => one.state !== 'silent' && one.missing.includes(missing)))
      .map(({ part }) => part)
    return { name, what, answers: missedBy.length === 0, missedBy }
  }
  return [
    store('Baza', 'PostgreSQL sa FerretDB-om, ili MongoDB', 'store'),
    store('Redis', 'prijave, ograničenja i prikaz uživo', 'redis'),
    { name: 'Kafka', what: 'događaji između servisa', answers: isKafkaThere, missedBy: [] },
  ]
}
