import { type PayoutFileKind, PayoutMapping } from '@izlog/contracts/domain/payout-file'
import { z } from 'zod'
import { readStored, writeStored } from '../../../../shared/draft/draft-storage.ts'

/** A mapping in the making: what the file is about is never guessed, since it decides whether money is counted. */
export type MappingDraft = Omit<PayoutMapping, 'kind'> & { kind: PayoutFileKind | null }

/** Couriers that one browser remembers. */
const KEPT = 20
const Mappings = z.array(PayoutMapping)

const keyOf = (userId: number) => `izlog-payouts-${userId}`

/** How this user read each courier's files in this browser, the last one first. */
export const readMappings = (userId: number): PayoutMapping[] =>
  Mappings.safeParse(readStored(keyOf(userId))).data ?? []

/** Remembers how a courier's files are read, in place of what was remembered of it. A courier has one way for payouts and one for states. */
export function rememberMapping(userId: number, mapping: PayoutMapping): void {
  const isSame = ({ courier, kind }: PayoutMapping) => courier === mapping.courier && kind === mapping.kind
  const others = readMappings(userId).filter((each) => !isSame(each))
  writeStored(keyOf(userId), [{ ...mapping, date: null }, ...others].slice(0, KEPT))
}
