import type { Request } from 'express'
import type { Initiator } from '../audit/audit-event.ts'
import { networkOf } from '../security/rate-limit.ts'
import { callerOf } from './session.ts'

/** The signed-in user of a request, as the audit log names them. */
export const initiatorOf = (req: Request): Initiator => {
  const { userId, role } = callerOf(req)
  return { actor: { kind: 'user', userId, role }, network: networkOf(req.ip ?? '') }
}
