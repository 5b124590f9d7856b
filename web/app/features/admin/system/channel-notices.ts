import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { ChannelHealth, ChannelsHealth } from '@izlog/contracts/http/channel-health'
import type { ChannelPause, ChannelPauses } from '@izlog/contracts/http/channel-pauses'
import type { Seller } from '../../../api/sellers.ts'
import { deadText, failingText, nameOrNumber, PARTIAL_TEXT, sinceText, waitingText } from './channel-words.ts'
import type { SystemNotice } from './system-notice.ts'

/** What was read of channels; what was never read is absent. */
export interface ChannelsSeen {
  readonly pauses: ChannelPauses | undefined
  readonly health: ChannelsHealth | undefined
  /** How many deliveries were given up, of all sellers. */
  readonly dead: number | undefined
  readonly sellers: ReadonlyMap<number, Seller> | undefined
  readonly now: Date
}

/** Whether a channel fails as a whole: not for a seller or two, nor by what each has set up. */
export const isGraveFailure = ({ isDown, isWidespread }: Pick<ChannelHealth, 'isDown' | 'isWidespread'>): boolean =>
  isDown || isWidespread

/** Channels of which nothing or not everything arrives, those that are paused (of these what failed waits, too), and what was given up. */
export function channelNotices(seen: ChannelsSeen): SystemNotice[] {
  const pauses = seen.pauses?.pauses ?? []
  const failing = (seen.health?.channels ?? []).filter(
    ({ channel, userId }) =>
      !pauses.some((pause) => pause.channel === channel && (pause.userId === null || pause.userId === userId)),
  )
  return [
    ...pauses.map((pause) => pauseNotice(pause, seen)),
    ...failing.flatMap((channel) => failingNotice(channel, seen)),
    ...(seen.health?.isPartial ? [{ text: PARTIAL_TEXT, anchor: 'kanali', isGrave: false }] : []),
    ...(seen.dead ? [{ text: deadText(seen.dead), anchor: 'odustali', isGrave: false }] : []),
  ]
}

const sellerOf = (userId: number, { sellers }: ChannelsSeen): string => `prodavac ${nameOrNumber(userId, sellers)}`

function pauseNotice({ channel, userId, pausedAt }: ChannelPause, seen: ChannelsSeen): SystemNotice {
  const backlog = seen.health?.paused.find((one) => one.channel === channel && one.userId === userId)
  const whose = userId === null ? '' : ` (${sellerOf(userId, seen)})`
  const waits = backlog ? `: ${waitingText(backlog.waiting)}` : ''
  return {
    text: `${CHANNEL_LABELS[channel]} je pauziran ${sinceText(pausedAt, seen.now)}${whose}${waits}`,
    anchor: 'pauze',
    isGrave: userId === null,
  }
}

function failingNotice(health: ChannelHealth, seen: ChannelsSeen): SystemNotice[] {
  const { channel, failing, sellers, userId, since, reason, isDown } = health
  if (since === null) return []
  const label = CHANNEL_LABELS[channel]
  if (userId !== null && !isDown) {
    const text = `${label}, ${sellerOf(userId, seen)}: ${reason ?? 'isporuke ne stižu'}`
    return [{ text, anchor: 'kanali', isGrave: false }]
  }
  const whose = isDown ? '' : ' nekih prodavaca'
  const waits = failingText(failing, sellers, seen.health?.isPartial ?? false)
  return [
    {
      text: `${label} ne prima porudžbine${whose} ${sinceText(since, seen.now)}: ${waits}`,
      anchor: 'kanali',
      isGrave: isGraveFailure(health),
    },
  ]
}
