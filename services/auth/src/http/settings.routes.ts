import { CurrentUser } from '@izlog/contracts/http/auth'
import {
  CourierKeysRequest,
  GoogleSheetsRequest,
  PixelRequest,
  TraderRequest,
  UserSettingsRequest,
} from '@izlog/contracts/http/settings'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { type RequestHandler, Router } from 'express'
import type { z } from 'zod'
import { type ChangeSettingsDeps, changeSettings, type Settings } from '../use-cases/change-settings.ts'
import { type ShowUserDeps, showUser } from '../use-cases/show-user.ts'

export type SettingsRouteDeps = ChangeSettingsDeps & ShowUserDeps

/** docs/product/platform.md 7: each saves its part of the caller's settings and answers the changed user. */
export function settingsRoutes(deps: SettingsRouteDeps): Router {
  const save =
    <S extends z.ZodType<Settings>>(schema: S): RequestHandler =>
    async (req, res) => {
      const user = await changeSettings(deps, callerOf(req).userId, read(schema, req.body), initiatorOf(req))
      res.json(CurrentUser.parse(await showUser(deps, user)))
    }
  return Router()
    .patch('/api/user/facebook-pixel', allow('signedIn'), save(PixelRequest))
    .patch('/api/user/settings', allow('signedIn'), save(UserSettingsRequest))
    .patch('/api/users/update-settings', allow('signedIn'), save(CourierKeysRequest))
    .put('/api/settings/google-sheets', allow('signedIn'), save(GoogleSheetsRequest))
    .put('/api/settings/trader', allow('signedIn'), save(TraderRequest))
}
