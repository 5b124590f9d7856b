import { CurrentUser } from '@izlog/contracts/http/auth'
import { dataExportRoutes } from '@izlog/kit/http/data-export'
import type { Router } from 'express'
import type { Users } from '../store/mongo-users.ts'
import { type ShowUserDeps, showUser } from '../use-cases/show-user.ts'

export type AccountExportDeps = ShowUserDeps & { users: Pick<Users, 'byId'> }

/** Exports the caller's own account and settings, with secrets masked. */
export const accountExportRoutes = (deps: AccountExportDeps): Router =>
  dataExportRoutes<CurrentUser>({
    part: 'account',
    items: async function* (userId) {
      const user = await deps.users.byId(userId)
      if (user) yield CurrentUser.parse(await showUser(deps, user))
    },
    columns: [
      ['Broj', ({ id }) => id],
      ['Email', ({ email }) => email],
      ['Ime', ({ firstName }) => firstName],
      ['Prezime', ({ lastName }) => lastName],
      ['Firma', ({ companyName }) => companyName],
      ['Telefon', ({ phone }) => phone],
      ['Telegram bot token', ({ telegramBotId }) => telegramBotId],
      ['Telegram chat ID', ({ telegramChatId }) => telegramChatId],
      ['Google tabela', ({ googleSheetsId }) => googleSheetsId],
      ['Facebook Pixel ID', ({ facebookPixelId }) => facebookPixelId],
      ['Kurirski ključ', ({ trackifyApiKey }) => trackifyApiKey],
      ['Kurirski ključ za Srbiju', ({ trackifyApiKeySrb }) => trackifyApiKeySrb],
      ['Dnevni pregled', ({ dailySummary }) => (dailySummary ? 'da' : 'ne')],
      ['Prodavac', ({ trader }) => trader && `${trader.name}, ${trader.address}, ${trader.city}`],
      ['Domen', ({ customDomain }) => customDomain ?? null],
      ['Otvoren', ({ createdAt }) => createdAt],
      ['Izmenjen', ({ updatedAt }) => updatedAt],
    ],
  })
