import { ChannelPauses, PauseChannelRequest, ResumeChannelRequest } from '@izlog/contracts/http/channel-pauses'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { listPauses, type PauseChannelDeps, pauseChannel, resumeChannel } from '../use-cases/pause-channel.ts'

/** Pauses of channels, by administrators. */
export const channelPauseRoutes = (deps: PauseChannelDeps): Router =>
  Router()
    .get('/api/admin/system/channels', allow('admin'), async (_req, res) => {
      res.json(ChannelPauses.parse(await listPauses(deps)))
    })
    .post('/api/admin/system/channels/pause', allow('admin'), async (req, res) => {
      const asked = read(PauseChannelRequest, req.body)
      res.json(ChannelPauses.parse(await pauseChannel(deps, initiatorOf(req), callerOf(req).userId, asked)))
    })
    .post('/api/admin/system/channels/resume', allow('admin'), async (req, res) => {
      const asked = read(ResumeChannelRequest, req.body)
      res.json(ChannelPauses.parse(await resumeChannel(deps, initiatorOf(req), asked)))
    })
