import {
  GoogleSheetsTestRequest,
  GoogleSheetsTestResponse,
  NOTIFIER_MESSAGES,
  TrackifyTestRequest,
  TrackifyTestResponse,
} from '@izlog/contracts/http/notifier'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import { type CourierTestDeps, testCourierKey } from '../use-cases/test-courier-key.ts'

export interface ConnectionTestDeps extends CourierTestDeps {
  testSheet: (userId: number, spreadsheetId: string) => Promise<{ title: string } | { reason: string }>
  testLimit: RateLimit
}

/** docs/product/platform.md 7: the tests in a seller's settings. A refusal by the outside service is a normal answer. */
export const connectionTestRoutes = (deps: ConnectionTestDeps): Router =>
  Router()
    .post('/api/trackify/test', allow('signedIn'), async (req, res) => {
      const { userId } = callerOf(req)
      const request = read(TrackifyTestRequest, req.body)
      await deps.testLimit(userId)
      res.json(TrackifyTestResponse.parse(await testCourierKey(deps, userId, request)))
    })
    .post('/api/settings/google-sheets/test', allow('signedIn'), async (req, res) => {
      const { googleSheetsId } = read(GoogleSheetsTestRequest, req.body)
      const { userId } = callerOf(req)
      await deps.testLimit(userId)
      const answer = await deps.testSheet(userId, googleSheetsId)
      if ('reason' in answer) throw new AppError('invalid', 'google-sheets.refused', answer.reason)
      res.json(GoogleSheetsTestResponse.parse({ message: NOTIFIER_MESSAGES.sheetConnected, title: answer.title }))
    })
