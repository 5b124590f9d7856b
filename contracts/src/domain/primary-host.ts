/** The fields that decide which of a seller's hosts is the primary one; times as ISO 8601 or Date. */
interface Candidate {
  id: number
  verifiedAt: Date | string | null
  /** When the seller last chose it as primary. */
  primaryAt: Date | string | null
}

const ms = (time: Date | string | null) => (time === null ? 0 : new Date(time).getTime())

/**
 * The primary one of a seller's hosts: the verified host chosen last, or else the one verified first. So choosing is a single write, and
 * when the primary is removed another takes its place. Undefined if none is verified.
 */
export function primaryOf<T extends Candidate>(hosts: readonly T[]): T | undefined {
  return hosts
    .filter(({ verifiedAt }) => verifiedAt !== null)
    .toSorted((a, b) => ms(b.primaryAt) - ms(a.primaryAt) || ms(a.verifiedAt) - ms(b.verifiedAt) || a.id - b.id)[0]
}
