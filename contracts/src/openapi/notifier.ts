import { ChannelsHealth } from '../http/channel-health.ts'
import { ChannelPauses, PauseChannelRequest, ResumeChannelRequest } from '../http/channel-pauses.ts'
import {
  ConnectionCheck,
  PixelCheckRequest,
  TelegramChatsRequest,
  TelegramChatsResponse,
  TelegramCheckRequest,
} from '../http/connection-checks.ts'
import {
  DeadDeliveriesQuery,
  DeadDeliveryPage,
  RetryDeadRequest,
  RetryDeadResponse,
  RetryMatchingDeadRequest,
} from '../http/dead-deliveries.ts'
import {
  DeliveriesQuery,
  DeliveryPage,
  DeliveryTestResponse,
  FailedDeliveriesQuery,
  LastTestOrder,
  RetryDeliveryResponse,
} from '../http/deliveries.ts'
import { DeliveryHoldings, HolderParams } from '../http/holdings.ts'
import {
  NotificationItem,
  NotificationPage,
  NotificationStreamEvent,
  NotificationsQuery,
  ReadAllResponse,
  ReadNotificationResponse,
} from '../http/notifications.ts'
import {
  GoogleSheetsTestRequest,
  GoogleSheetsTestResponse,
  TrackifyTestRequest,
  TrackifyTestResponse,
} from '../http/notifier.ts'
import { PushKeyResponse, PushStateResponse, PushSubscriptionRequest, PushUnsubscribeRequest } from '../http/push.ts'
import { SheetAccountResponse } from '../http/sheet-account.ts'
import { exportEndpoints } from './data-export.ts'
import type { EndpointTable } from './endpoint.ts'

export const notifierEndpoints = {
  'POST /api/trackify/test': {
    access: 'signedIn',
    summary: 'Provera ključa kurirske službe',
    body: TrackifyTestRequest,
    answers: { 200: TrackifyTestResponse },
    refusals: ['limited'],
  },
  'POST /api/settings/google-sheets/test': {
    access: 'signedIn',
    summary: 'Provera Google tabele',
    body: GoogleSheetsTestRequest,
    answers: { 200: GoogleSheetsTestResponse },
    refusals: ['limited'],
  },
  'GET /api/settings/google-sheets/account': {
    access: 'signedIn',
    summary: 'Adresa sa kojom se deli Google tabela',
    answers: { 200: SheetAccountResponse },
  },
  'POST /api/settings/telegram/check': {
    access: 'signedIn',
    summary: 'Provera bota i četa, na želju i porukom',
    body: TelegramCheckRequest,
    answers: { 200: ConnectionCheck },
    refusals: ['limited'],
  },
  'POST /api/settings/telegram/chats': {
    access: 'signedIn',
    summary: 'Četovi u kojima se neko javio botu',
    body: TelegramChatsRequest,
    answers: { 200: TelegramChatsResponse },
    refusals: ['limited'],
  },
  'POST /api/settings/facebook-pixel/check': {
    access: 'signedIn',
    summary: 'Provera Meta pixela i njegovog tokena',
    body: PixelCheckRequest,
    answers: { 200: ConnectionCheck },
    refusals: ['limited'],
  },
  'GET /api/deliveries': {
    access: 'owner',
    summary: 'Isporuke jedne porudžbine, najnovije prve',
    query: DeliveriesQuery,
    answers: { 200: DeliveryPage },
  },
  'GET /api/deliveries/failed': {
    access: 'owner',
    summary: 'Isporuke koje nisu uspele, najnovije prve',
    query: FailedDeliveriesQuery,
    answers: { 200: DeliveryPage },
  },
  'GET /api/deliveries/test': {
    access: 'signedIn',
    summary: 'Kada je poslednja probna porudžbina negde stigla',
    answers: { 200: LastTestOrder },
  },
  'POST /api/deliveries/test': {
    access: 'signedIn',
    summary: 'Probna porudžbina na sve kanale prodavca',
    answers: { 200: DeliveryTestResponse },
    refusals: ['limited'],
  },
  'POST /api/deliveries/{id}/retry': {
    access: 'owner',
    summary: 'Ponovno slanje isporuke',
    answers: { 200: RetryDeliveryResponse },
    refusals: ['conflict'],
  },
  'GET /api/deliveries/held-by/{userId}': {
    access: 'admin',
    summary: 'Koliko isporuka korisnika još čeka',
    params: HolderParams,
    answers: { 200: DeliveryHoldings },
  },
  'GET /api/admin/system/channels': {
    access: 'admin',
    summary: 'Pauzirani kanali, najstarije pauze prve',
    answers: { 200: ChannelPauses },
  },
  'GET /api/admin/system/channels/health': {
    access: 'admin',
    summary: 'Šta po kanalima ne stiže, i koliko čeka kraj pauza',
    answers: { 200: ChannelsHealth },
  },
  'POST /api/admin/system/channels/pause': {
    access: 'admin',
    summary: 'Pauziranje kanala, za jednog prodavca ili za sve; isporuke čekaju',
    body: PauseChannelRequest,
    answers: { 200: ChannelPauses },
    refusals: ['not_found'],
  },
  'POST /api/admin/system/channels/resume': {
    access: 'admin',
    summary: 'Nastavak pauziranog kanala; što je čekalo šalje se po redu',
    body: ResumeChannelRequest,
    answers: { 200: ChannelPauses },
  },
  'GET /api/admin/system/channels/dead': {
    access: 'admin',
    summary: 'Isporuke od kojih se odustalo, poslednje prve',
    query: DeadDeliveriesQuery,
    answers: { 200: DeadDeliveryPage },
  },
  'POST /api/admin/system/channels/dead/retry': {
    access: 'admin',
    summary: 'Ponovno slanje izabranih isporuka',
    body: RetryDeadRequest,
    answers: { 200: RetryDeadResponse },
  },
  'POST /api/admin/system/channels/dead/retry-matching': {
    access: 'admin',
    summary: 'Ponovno slanje isporuka jednog kanala po filteru, deo po deo',
    body: RetryMatchingDeadRequest,
    answers: { 200: RetryDeadResponse },
  },
  'GET /api/notifications': {
    access: 'signedIn',
    summary: 'Obaveštenja, najnovija prva',
    query: NotificationsQuery,
    answers: { 200: NotificationPage },
  },
  'GET /api/notifications/stream': {
    access: 'signedIn',
    summary: 'Obaveštenja uživo: događaji vrste notification',
    answers: { 200: { 'text/event-stream': NotificationStreamEvent } },
    refusals: ['limited'],
  },
  'POST /api/notifications/read-all': {
    access: 'signedIn',
    summary: 'Sva obaveštenja su pročitana',
    answers: { 200: ReadAllResponse },
  },
  'POST /api/notifications/{id}/read': {
    access: 'owner',
    summary: 'Obaveštenje je pročitano',
    answers: { 200: ReadNotificationResponse },
  },
  'GET /api/push/key': {
    access: 'signedIn',
    summary: 'Ključ kojim se pregledač prijavljuje za obaveštenja na telefonu',
    answers: { 200: PushKeyResponse },
  },
  'PUT /api/push/subscription': {
    access: 'signedIn',
    summary: 'Obaveštenja stižu na ovaj uređaj',
    body: PushSubscriptionRequest,
    answers: { 200: PushStateResponse },
    refusals: ['conflict'],
  },
  'DELETE /api/push/subscription': {
    access: 'signedIn',
    summary: 'Obaveštenja više ne stižu na ovaj uređaj',
    body: PushUnsubscribeRequest,
    answers: { 200: PushStateResponse },
  },
  ...exportEndpoints('notifications', NotificationItem),
} as const satisfies EndpointTable
