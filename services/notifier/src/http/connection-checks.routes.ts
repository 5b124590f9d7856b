import {
  ConnectionCheck,
  PixelCheckRequest,
  TelegramChatsRequest,
  TelegramChatsResponse,
  TelegramCheckRequest,
} from '@izlog/contracts/http/connection-checks'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import {
  type ConnectionCheckDeps,
  checkPixel,
  checkTelegram,
  findTelegramChats,
} from '../use-cases/check-connections.ts'

export interface ConnectionCheckRouteDeps extends ConnectionCheckDeps {
  testLimit: RateLimit
  /** A screen that waits for a chat asks every few seconds. */
  chatsLimit: RateLimit
}

/** The checks that follow a save in a seller's settings. A refusal by the outside service is a normal answer. */
export const connectionCheckRoutes = (deps: ConnectionCheckRouteDeps): Router =>
  Router()
    .post('/api/settings/telegram/check', allow('signedIn'), async (req, res) => {
      const { userId } = callerOf(req)
      const request = read(TelegramCheckRequest, req.body)
      await deps.testLimit(userId)
      res.json(ConnectionCheck.parse(await checkTelegram(deps, userId, request)))
    })
    .post('/api/settings/telegram/chats', allow('signedIn'), async (req, res) => {
      const { userId } = callerOf(req)
      const { telegramBotId } = read(TelegramChatsRequest, req.body)
      await deps.chatsLimit(userId)
      res.json(TelegramChatsResponse.parse(await findTelegramChats(deps, userId, telegramBotId)))
    })
    .post('/api/settings/facebook-pixel/check', allow('signedIn'), async (req, res) => {
      const { userId } = callerOf(req)
      const request = read(PixelCheckRequest, req.body)
      await deps.testLimit(userId)
      res.json(ConnectionCheck.parse(await checkPixel(deps, userId, request)))
    })
