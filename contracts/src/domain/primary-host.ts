/** What decides which of a seller's hosts is the primary one; times as ISO 8601 or Date. */
interface Candidate {
  id: number
  verifiedAt: Date | string | null
  /** When the seller last chose it. */
  primaryAt: Date | string | null
}

const ms = (time: Date | string | null) => (time === null ? 0 : new Date(time).getTime())

/**
 * The primary of one seller's hosts: of the verified ones the one chosen last, else the one verified first. Choosing is
 * therefore one write, and a removed primary leaves another in its place. Undefined while none is verified.
 */
export function primaryOf<T extends Candidate>(hosts: readonly T[]): T | undefined {
  return hosts
    .filter(({ verifiedAt }) => verifiedAt !== null)
    .toSorted((a, b) => ms(b.primaryAt) - ms(a.primaryAt) || ms(a.verifiedAt) - ms(b.verifiedAt) || a.id - b.id)[0]
}
