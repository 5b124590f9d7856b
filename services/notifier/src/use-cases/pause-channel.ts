import { Channel } from '@izlog/contracts/domain/delivery'
import type * as http from '@izlog/contracts/http/channel-pauses'
import { CHANNEL_PAUSE_MESSAGES } from '@izlog/contracts/http/channel-pauses'
import { auditEvent, type Initiator, serviceInitiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import type { PausableChannel } from '../domain/channel-pause.ts'
import type { ChannelPauses } from '../store/channel-pauses.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { LivePauses } from './live-pauses.ts'

export interface PauseChannelDeps {
  pauses: ChannelPauses
  livePauses: Pick<LivePauses, 'reread'>
  integrations: Pick<IntegrationsStore, 'of'>
  now: () => Date
}

/** All pauses, oldest first. */
export async function listPauses({ pauses }: Pick<PauseChannelDeps, 'pauses'>): Promise<http.ChannelPauses> {
  const paused = (await pauses.all()).flatMap(({ pause }) => pause ?? [])
  return {
    pauses: paused
      .toSorted((one, other) => one.pausedAt.getTime() - other.pausedAt.getTime())
      .map((pause) => ({ ...pause, pausedAt: pause.pausedAt.toISOString() })),
  }
}

/** Pauses a channel, of one seller or of all. Returns all pauses. Throws `not_found` for a seller who does not exist or is deleted. */
export async function pauseChannel(
  deps: PauseChannelDeps,
  by: Initiator,
  administrator: number,
  { reason, ...paused }: http.PauseChannelRequest,
): Promise<http.ChannelPauses> {
  if (paused.userId !== null) await expectSeller(deps, paused.userId)
  const at = deps.now()
  const pause = { ...paused, reason, pausedAt: at, pausedBy: administrator }
  await deps.pauses.pause(pause, [auditEvent(by, 'channel-paused', at, detailsOf(paused))])
  await deps.livePauses.reread()
  return listPauses(deps)
}

/** Resumes a channel: what waits is sent in turn. Returns the pauses that are left. */
export async function resumeChannel(
  deps: PauseChannelDeps,
  by: Initiator,
  paused: PausableChannel,
): Promise<http.ChannelPauses> {
  const at = deps.now()
  await deps.pauses.resume(paused, at, [auditEvent(by, 'channel-resumed', at, detailsOf(paused))])
  await deps.livePauses.reread()
  return listPauses(deps)
}

/** Each user has integrations from the creation of the account on. */
async function expectSeller({ integrations }: PauseChannelDeps, userId: number): Promise<void> {
  const seller = (await integrations.of([userId])).get(userId)
  if (!seller || seller.deleted)
    throw new AppError('not_found', 'channel-pauses.unknown-seller', CHANNEL_PAUSE_MESSAGES.unknownSeller)
}

/** Ends the pauses of a deleted seller, of whom nothing waits any more. */
export async function endPausesOf(
  { pauses, now }: Pick<PauseChannelDeps, 'pauses' | 'now'>,
  userId: number,
): Promise<void> {
  const at = now()
  const by = serviceInitiator('notifier')
  for (const channel of Channel.options) {
    const paused = { channel, userId }
    await pauses.resume(paused, at, [auditEvent(by, 'channel-resumed', at, detailsOf(paused))])
  }
}

const detailsOf = ({ channel, userId }: PausableChannel) => ({
  fields: [`channel=${channel}`],
  ...(userId === null ? {} : { object: { kind: 'user' as const, id: userId } }),
})
