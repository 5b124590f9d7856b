import type { SystemGroup, SystemGroups } from '@izlog/contracts/http/system'

/** Fewer unread messages than this are no delay. */
const MIN_LAG = 100
/** A group falls behind when its lag has grown over this long, ms. */
const OVER_MS = 45_000
const KEPT_MS = 90_000

interface Sample {
  readonly at: number
  readonly lags: Readonly<Record<string, number>>
}

/** The groups as read now, with the lags that were read before, by which one sees whether they grow. */
export interface GroupsSeen {
  readonly groups: readonly (SystemGroup & { readonly grows: boolean })[]
  readonly samples: readonly Sample[]
}

/** Adds what was read to what was seen before. */
export function withTrend(before: GroupsSeen | undefined, { groups }: SystemGroups, now: number): GroupsSeen {
  const kept = (before?.samples ?? []).filter(({ at }) => at > now - KEPT_MS)
  const earlier = kept.findLast(({ at }) => at <= now - OVER_MS)
  return {
    groups: groups.map((group) => ({
      ...group,
      grows: earlier !== undefined && group.lag >= MIN_LAG && group.lag > (earlier.lags[group.group] ?? 0),
    })),
    samples: [...kept, { at: now, lags: Object.fromEntries(groups.map(({ group, lag }) => [group, lag])) }],
  }
}
