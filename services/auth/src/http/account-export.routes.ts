import type { CallSettings } from '@izlog/contracts/domain/call-settings'
import type { PurchaseOn } from '@izlog/contracts/domain/purchase-on'
import { SHOP_DAY_LABELS, ShopDay } from '@izlog/contracts/domain/shop-hours'
import { CurrentUser } from '@izlog/contracts/http/auth'
import { dataExportRoutes } from '@izlog/kit/http/data-export'
import type { Router } from 'express'
import type { Users } from '../store/mongo-users.ts'
import { type ShowUserDeps, showUser } from '../use-cases/show-user.ts'

const PURCHASE_ON: Readonly<Record<PurchaseOn, string>> = {
  ordered: 'kad kupac poruči',
  confirmed: 'kad se porudžbina potvrdi',
  completed: 'kad se porudžbina završi',
}

/** For example 'Radnim danima 08:00–20:00, Subotom 09:00–14:00'. */
const hoursText = ({ hours }: CallSettings) =>
  hours &&
  ShopDay.options
    .flatMap((day) => (hours[day] ? `${SHOP_DAY_LABELS[day]} ${hours[day].from}–${hours[day].until}` : []))
    .join(', ')

const yesOrNo = (value: boolean) => (value ? 'da' : 'ne')

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
      ['Conversions API token', ({ metaAccessToken }) => metaAccessToken],
      ['Test event code', ({ metaTestEventCode }) => metaTestEventCode],
      ['Kupovina se prijavljuje', ({ purchaseOn }) => PURCHASE_ON[purchaseOn]],
      ['Pitanje za saglasnost', ({ consentBanner }) => yesOrNo(consentBanner)],
      ['Kurirski ključ', ({ trackifyApiKey }) => trackifyApiKey],
      ['Kurirski ključ za Srbiju', ({ trackifyApiKeySrb }) => trackifyApiKeySrb],
      ['Dnevni pregled', ({ dailySummary }) => yesOrNo(dailySummary)],
      ['Vreme poziva', ({ callSettings }) => hoursText(callSettings)],
      ['Poziva do otkazivanja', ({ callSettings }) => callSettings.attempts],
      ['Tekst poruke', ({ callSettings }) => callSettings.text],
      ['Nezavršene porudžbine', ({ callSettings }) => yesOrNo(callSettings.unfinished)],
      ['Tekst poruke za nezavršene', ({ callSettings }) => callSettings.unfinishedText],
      ['Porudžbine samo za čitanje', ({ deskReadOnly }) => yesOrNo(deskReadOnly)],
      ['Prodavac', ({ trader }) => trader && `${trader.name}, ${trader.address}, ${trader.city}`],
      ['Domen', ({ customDomain }) => customDomain ?? null],
      ['Otvoren', ({ createdAt }) => createdAt],
      ['Izmenjen', ({ updatedAt }) => updatedAt],
    ],
  })
