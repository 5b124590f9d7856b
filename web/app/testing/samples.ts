import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import type { TraderProfile } from '@izlog/contracts/domain/trader'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { WebsiteSummary } from '@izlog/contracts/http/catalog'
import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import type { NotificationItem } from '@izlog/contracts/http/notifications'
import type { OrderItem, OrderPage } from '@izlog/contracts/http/orders'

const AT = '2026-11-21T08:38:07.000Z'

export const aUser = (fields: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 2,
  email: 'prodavac@izlog.test',
  firstName: 'Marko',
  lastName: 'Petrović',
  role: 'client',
  isActive: true,
  companyName: 'Mirna Noć d.o.o.',
  phone: null,
  telegramBotId: null,
  telegramChatId: null,
  facebookPixelId: null,
  googleSheetsId: null,
  trackifyApiKey: null,
  trackifyApiKeySrb: null,
  metaAccessToken: null,
  metaTestEventCode: null,
  consentBanner: true,
  dailySummary: false,
  callSettings: USUAL_CALL_SETTINGS,
  deskReadOnly: false,
  purchaseOn: 'ordered',
  secondFactor: false,
  trader: null,
  customDomainStatus: 'pending',
  createdAt: AT,
  updatedAt: AT,
  ...fields,
})

export const aTrader = (fields: Partial<TraderProfile> = {}): TraderProfile => ({
  name: 'Mirna Noć d.o.o.',
  address: 'Bulevar oslobođenja 12',
  city: '21000 Novi Sad',
  phone: '064 123 45 67',
  email: 'kupci@mirnanoc.test',
  taxNumber: null,
  registrationNumber: null,
  returnAddress: null,
  texts: { uslovi: null, reklamacije: null, povracaj: null, privatnost: null },
  ...fields,
})

export const anAdmin = (): CurrentUser =>
  aUser({ id: 1, role: 'admin', firstName: 'Jelena', lastName: 'Ilić', companyName: null })

export const aWebsite = (fields: Partial<WebsiteSummary> = {}): WebsiteSummary => ({
  id: 1,
  userId: 2,
  productName: 'Jastuk Mirna noć',
  title: 'Probudite se bez bola u vratu',
  hook: 'Jastuk od memorijske pene.',
  customUrl: 'jastuk-mirna-noc',
  images: [],
  originalPrice: 4990,
  currentPrice: 2990,
  currencySymbol: 'RSD',
  templateName: 'Minimalistic',
  isActive: true,
  hasUpsellProducts: false,
  copiedFrom: null,
  createdAt: AT,
  updatedAt: AT,
  ...fields,
})

export const anOrder = (fields: Partial<OrderItem> = {}): OrderItem => ({
  id: 1,
  orderId: 'K7QM-4RXW-9TPH',
  userId: 2,
  websiteId: 1,
  productId: 1001,
  productName: 'Jastuk Mirna noć',
  title: 'Probudite se bez bola u vratu',
  image: null,
  quantity: 2,
  totalPrice: 4990,
  currency: 'RSD',
  currencySymbol: 'RSD',
  firstName: 'Jovana',
  lastName: 'Stanković',
  email: 'jovana.s@primer.rs',
  phone: '064 812 3390',
  phoneE164: '+381648123390',
  address: 'Futoška 21',
  city: 'Novi Sad',
  postalCode: '21000',
  notes: null,
  desk: NEW_DESK,
  status: 'pending',
  possibleDuplicate: false,
  trackingId: null,
  notificationsSent: false,
  upsellDelayedUntil: null,
  releaseOn: 'ordered',
  source: 'page',
  releasedAt: AT,
  parcel: { trackingId: null },
  upsells: [],
  deliveryPrice: 0,
  sumToCollect: fields.totalPrice ?? 4990,
  parcelShare: null,
  partOf: null,
  parts: [],
  campaign: null,
  deliveries: {},
  timeline: [{ status: 'pending', at: AT, by: null }],
  website: {
    productName: 'Jastuk Mirna noć',
    shortName: 'Mirna noć',
    currencySymbol: 'RSD',
    customUrl: 'jastuk-mirna-noc',
  },
  createdAt: AT,
  updatedAt: AT,
  hold: null,
  erasedAt: null,
  ...fields,
})

export const aPageOf = (items: OrderItem[], fields: Partial<OrderPage> = {}): OrderPage => {
  const inStatus = (status: OrderItem['status']) => items.filter((order) => order.status === status).length
  return {
    items,
    nextCursor: null,
    total: items.length,
    counts: {
      total: items.length,
      pending: inStatus('pending'),
      processing: inStatus('processing'),
      completed: inStatus('completed'),
      cancelled: inStatus('cancelled'),
    },
    onHold: 0,
    ...fields,
  }
}

export const aDelivery = (fields: Partial<DeliveryItem> = {}): DeliveryItem => ({
  id: '019aa5b0-0000-7000-8000-000000000001:sheets',
  orderId: 'K7QM-4RXW-9TPH',
  userId: 2,
  channel: 'sheets',
  cause: 'order.created',
  state: 'sent',
  summary: 'Red u tabeli: Jastuk Mirna noć, 2 komada, 4.990\u00a0RSD',
  attempts: 1,
  reason: null,
  trackingId: null,
  trackingUrl: null,
  createdAt: AT,
  changedAt: AT,
  nextAttemptAt: null,
  paused: false,
  canRetry: false,
  ...fields,
})

export const aNotification = (fields: Partial<NotificationItem> = {}): NotificationItem => ({
  id: 'order.created:K7QM-4RXW-9TPH',
  userId: 2,
  type: 'order.created',
  title: 'Nova porudžbina',
  message: 'Jastuk Mirna noć, 2 komada, 4.990 RSD.',
  data: { orderId: 'K7QM-4RXW-9TPH' },
  priority: 'normal',
  channels: ['push'],
  status: 'sent',
  scheduledFor: null,
  expiresAt: null,
  sentAt: AT,
  readAt: null,
  errorMessage: null,
  skippedChannels: [],
  createdAt: AT,
  ...fields,
})
