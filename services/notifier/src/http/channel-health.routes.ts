import { ChannelsHealth } from '@izlog/contracts/http/channel-health'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import { type ChannelHealthDeps, readChannelHealth } from '../use-cases/read-channel-health.ts'

/** What fails of each channel, and what waits for the end of pauses, for administrators. */
export const channelHealthRoutes = (deps: ChannelHealthDeps): Router =>
  Router().get('/api/admin/system/channels/health', allow('admin'), async (_req, res) => {
    res.json(ChannelsHealth.parse(await readChannelHealth(deps)))
  })
