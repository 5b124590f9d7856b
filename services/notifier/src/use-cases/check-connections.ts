import type { SealedField } from '@izlog/contracts/events/integrations'
import {
  CONNECTION_MESSAGES,
  type ConnectionCheck,
  type PixelCheckRequest,
  type TelegramChatsResponse,
  type TelegramCheckRequest,
} from '@izlog/contracts/http/connection-checks'
import { mask } from '@izlog/kit/security/secrets'
import type { TelegramChecks } from '../channels/telegram-check.ts'
import { type Account, type Integrations, nothingSetUp } from '../domain/integrations.ts'
import type { IntegrationsStore } from '../store/integrations.ts'

export interface ConnectionCheckDeps {
  integrations: IntegrationsStore
  openAccount: (integrations: Integrations) => Account
  telegramChecks: TelegramChecks
  checkPixel: (pixelId: string, token: string | null) => Promise<ConnectionCheck>
}

/** The auth service saves settings, so a save may not have arrived here: what is checked comes with the request. */
const NOT_ARRIVED: ConnectionCheck = { state: 'unchecked', message: CONNECTION_MESSAGES.notArrived }

/** Whether a seller's bot can write to their chat. */
export async function checkTelegram(
  deps: ConnectionCheckDeps,
  userId: number,
  { telegramBotId, telegramChatId, sendMessage }: TelegramCheckRequest,
): Promise<ConnectionCheck> {
  const token = await meantSecret(deps, userId, 'telegramBotId', telegramBotId)
  return token ? deps.telegramChecks.check({ token, id: telegramChatId }, sendMessage) : NOT_ARRIVED
}

/** The chats in which somebody has written to a seller's bot. */
export async function findTelegramChats(
  deps: ConnectionCheckDeps,
  userId: number,
  telegramBotId: string,
): Promise<TelegramChatsResponse> {
  const token = await meantSecret(deps, userId, 'telegramBotId', telegramBotId)
  return token ? deps.telegramChecks.findChats(token) : { ...NOT_ARRIVED, bot: null, chats: [] }
}

/** Whether Meta knows a seller's pixel and takes their token. */
export async function checkPixel(
  deps: ConnectionCheckDeps,
  userId: number,
  { facebookPixelId, metaAccessToken }: PixelCheckRequest,
): Promise<ConnectionCheck> {
  if (!metaAccessToken) return deps.checkPixel(facebookPixelId, null)
  const token = await meantSecret(deps, userId, 'metaAccessToken', metaAccessToken)
  return token ? deps.checkPixel(facebookPixelId, token) : NOT_ARRIVED
}

/** The typed secret, or the stored one where its mask was sent; null when the mask is of another one. */
async function meantSecret(
  { integrations, openAccount }: ConnectionCheckDeps,
  userId: number,
  field: SealedField,
  given: string,
): Promise<string | null> {
  if (!given.startsWith('•')) return given
  const seller = (await integrations.of([userId])).get(userId) ?? nothingSetUp(userId)
  const stored = openAccount(seller).secret(field)
  return stored !== null && given === mask(stored) ? stored : null
}
