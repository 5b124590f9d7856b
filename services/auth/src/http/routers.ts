import type { Router } from 'express'
import type { ManageUsersDeps } from '../use-cases/manage-users.ts'
import { accountExportRoutes } from './account-export.routes.ts'
import { adminRoutes } from './admin.routes.ts'
import { type AuditRouteDeps, auditRoutes } from './audit.routes.ts'
import { internalRoutes } from './internal.routes.ts'
import { type PasswordResetRouteDeps, passwordResetRoutes } from './password-reset.routes.ts'
import { type SecondFactorRouteDeps, secondFactorRoutes } from './second-factor.routes.ts'
import { type SessionRouteDeps, sessionRoutes } from './session.routes.ts'
import { type SettingsRouteDeps, settingsRoutes } from './settings.routes.ts'
import { type SystemRouteDeps, systemRoutes } from './system.routes.ts'

export type AuthRouteDeps = SessionRouteDeps &
  PasswordResetRouteDeps &
  SecondFactorRouteDeps &
  ManageUsersDeps &
  SettingsRouteDeps &
  AuditRouteDeps &
  SystemRouteDeps

/** All that auth answers. */
export const routersOf = (deps: AuthRouteDeps): Router[] => [
  sessionRoutes(deps),
  passwordResetRoutes(deps),
  secondFactorRoutes(deps),
  adminRoutes(deps),
  auditRoutes(deps),
  systemRoutes(deps),
  settingsRoutes(deps),
  accountExportRoutes(deps),
  internalRoutes(deps),
]
