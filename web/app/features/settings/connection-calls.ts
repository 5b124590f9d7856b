import {
  ConnectionCheck,
  type PixelCheckRequest,
  TelegramChatsResponse,
  type TelegramCheckRequest,
} from '@izlog/contracts/http/connection-checks'
import { api } from '../../api/client.ts'

export const TELEGRAM_CHECK = '/api/settings/telegram/check'
export const TELEGRAM_CHATS = '/api/settings/telegram/chats'
export const PIXEL_CHECK = '/api/settings/facebook-pixel/check'

export const checkTelegram = (request: TelegramCheckRequest) => api.post(TELEGRAM_CHECK, ConnectionCheck, request)

export const findTelegramChats = (telegramBotId: string) =>
  api.post(TELEGRAM_CHATS, TelegramChatsResponse, { telegramBotId })

export const checkPixel = (request: PixelCheckRequest) => api.post(PIXEL_CHECK, ConnectionCheck, request)
