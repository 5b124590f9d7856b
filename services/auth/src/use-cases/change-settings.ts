import { isDeepStrictEqual } from 'node:util'
import type { CallSettingsRequest } from '@izlog/contracts/domain/call-settings'
import { SEALED_FIELDS, type SealedField } from '@izlog/contracts/events/integrations'
import { ADMIN_MESSAGES } from '@izlog/contracts/http/admin'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { auditEvent, type Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import { mask, open, type SecretKeys, seal } from '@izlog/kit/security/secrets'
import { changed, type User } from '../domain/user.ts'
import type { Users } from '../store/mongo-users.ts'

export interface ChangeSettingsDeps {
  users: Users
  secrets: SecretKeys
  now: () => Date
}

type Plain = Pick<
  User,
  | 'telegramChatId'
  | 'facebookPixelId'
  | 'metaTestEventCode'
  | 'consentBanner'
  | 'purchaseOn'
  | 'dailySummary'
  | 'callSettings'
  | 'googleSheetsId'
  | 'trader'
>
type Given = Plain & Record<SealedField, string | null>
/** Settings as sent by the user: secrets in plain text, a masked one means the stored one; undefined fields stay. */
export type Settings = { [Field in keyof Omit<Given, 'callSettings'>]?: Given[Field] | undefined } & {
  callSettings?: CallSettingsRequest | undefined
}

/** Saves a user's settings; fields that were not sent stay. Throws `conflict` when somebody else saved first. */
export async function changeSettings(
  deps: ChangeSettingsDeps,
  userId: number,
  settings: Settings,
  by: Initiator,
): Promise<User> {
  const user = await deps.users.byId(userId)
  if (!user) throw new AppError('unauthenticated', 'session.ended', MESSAGES.sessionEnded)
  const given = fieldsOf(deps.secrets, user, settings)
  const after = changed(user, given, deps.now())
  // A form sends all its fields, so record only the changed ones. A secret counts as changed whenever it was typed again.
  const fields = typedKeys(given).filter((field) => !isDeepStrictEqual(after[field], user[field]))
  const record = auditEvent(by, 'settings-changed', after.updatedAt, { object: { kind: 'user', id: userId }, fields })
  if (!(await deps.users.save(after, fields.length > 0 ? [record] : [])))
    throw new AppError('conflict', 'user.changed', ADMIN_MESSAGES.changedMeanwhile)
  return after
}

function fieldsOf(keys: SecretKeys, user: User, { callSettings, ...settings }: Settings): Partial<User> {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  const fields = Object.fromEntries(
    given.map(([field, value]) => [
      field,
      isSealed(field) && typeof value === 'string' ? sealedOf(keys, user, field, value) : value,
    ]),
  )
  return callSettings ? { ...fields, callSettings: callSettingsOf(user, callSettings) } : fields
}

const callSettingsOf = (
  { callSettings: stored }: User,
  { unfinished, unfinishedText, ...given }: CallSettingsRequest,
) => ({
  ...given,
  unfinished: unfinished ?? stored.unfinished,
  unfinishedText: unfinishedText === undefined ? stored.unfinishedText : unfinishedText,
})

const typedKeys = (fields: Partial<User>) => Object.keys(fields) as (keyof User)[]

const isSealed = (field: string): field is SealedField => SEALED_FIELDS.some((sealed) => sealed === field)

/** A masked value stands for the stored secret. */
function sealedOf(keys: SecretKeys, user: User, field: SealedField, given: string): User[SealedField] {
  const stored = user[field]
  return stored && given === mask(open(keys, user.id, field, stored)) ? stored : seal(keys, user.id, field, given)
}
