import { z } from 'zod'
import { CHANNEL_LABELS, Channel } from './delivery.ts'
import { OrderStatus } from './order-status.ts'
import { ORDER_STATUS_LABELS } from './order-status-labels.ts'
import { Role, UserId } from './users.ts'

/** The actions in the audit log. A new one also needs a label and a sentence below, and a call of `auditEvent` or `AuditOutbox.record`. */
export const AuditAction = z.enum([
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'sessions-ended',
  'password-changed',
  'second-factor-set',
  'second-factor-removed',
  'recovery-codes-renewed',
  'settings-changed',
  'user-created',
  'user-changed',
  'user-activated',
  'user-deactivated',
  'user-deleted',
  'password-reset',
  'password-link-sent',
  'password-recovered',
  'admin-reset',
  'order-status-changed',
  'order-edited',
  'orders-exported',
  'erasure-requested',
  'audit-exported',
  'domain-added',
  'domain-verified',
  'domain-removed',
  'channel-paused',
  'channel-resumed',
  'deliveries-retried',
  'dead-letter-opened',
  'dead-letters-replayed',
  'dead-letters-dropped',
])
export type AuditAction = z.infer<typeof AuditAction>

/** The actor of an action. */
export const AuditActor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), userId: UserId, role: Role }),
  /** A command that an operator ran. */
  z.object({ kind: z.literal('command'), command: z.string() }),
  /** A service by itself: `domain`. */
  z.object({ kind: z.literal('service'), service: z.string() }),
  /** An unknown visitor, with the e-mail that they tried, as `shortenedEmail` returns it. */
  z.object({ kind: z.literal('nobody'), email: z.string() }),
])
export type AuditActor = z.infer<typeof AuditActor>

/** The object of an action. */
export const AuditObject = z.object({
  kind: z.enum(['user', 'order', 'domain']),
  /** A number; never an order code, which gives access to the order. */
  id: z.int().positive(),
  /** Only public names, such as a host; never a person's name. */
  name: z.string().nullable(),
})
export type AuditObject = z.infer<typeof AuditObject>

export const AuditRecord = z.object({
  actor: AuditActor,
  action: AuditAction,
  object: AuditObject.nullable(),
  /** Names of the changed fields, never their values; only an order's status, a channel, a count and the place of dead letters have theirs: `status=completed`, `channel=telegram`, `count=12`, `group=order.stats`. */
  fields: z.array(z.string()),
  /** As `networkOf` returns it: an IPv4 address, or the /64 of an IPv6 one; null: the action did not come over the network. */
  network: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** Shortens an e-mail to `ma…@izlog.test`: enough to recognize repeated attempts, too little to be an address. */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`
}

/** Serbian labels of the actions, for the filter. */
export const AUDIT_ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  'signed-in': 'Prijava',
  'sign-in-failed': 'Neuspela prijava',
  'signed-out': 'Odjava',
  'sessions-ended': 'Prekid drugih prijava',
  'password-changed': 'Promena svoje lozinke',
  'second-factor-set': 'Uključena potvrda kodom',
  'second-factor-removed': 'Isključena potvrda kodom',
  'recovery-codes-renewed': 'Novi rezervni kodovi',
  'settings-changed': 'Promena podešavanja',
  'user-created': 'Novi korisnik',
  'user-changed': 'Izmena korisnika',
  'user-activated': 'Aktiviranje korisnika',
  'user-deactivated': 'Deaktiviranje korisnika',
  'user-deleted': 'Brisanje korisnika',
  'password-reset': 'Resetovanje lozinke',
  'password-link-sent': 'Link za novu lozinku',
  'password-recovered': 'Nova lozinka po linku',
  'admin-reset': 'Resetovanje glavnog administratora',
  'order-status-changed': 'Status porudžbine',
  'order-edited': 'Izmena porudžbine',
  'orders-exported': 'Izvoz porudžbina',
  'erasure-requested': 'Brisanje podataka kupca',
  'audit-exported': 'Izvoz dnevnika',
  'domain-added': 'Dodavanje domena',
  'domain-verified': 'Potvrda domena',
  'domain-removed': 'Uklanjanje domena',
  'channel-paused': 'Pauziranje kanala',
  'channel-resumed': 'Nastavak kanala',
  'deliveries-retried': 'Ponovno slanje isporuka',
  'dead-letter-opened': 'Uvid u neobrađenu poruku',
  'dead-letters-replayed': 'Ponovno slanje neobrađenih poruka',
  'dead-letters-dropped': 'Odbacivanje neobrađenih poruka',
}

/** What a sentence about a record needs; `objectName` is the present name of its user, null if it has none or the user is gone. */
export type WrittenRecord = Pick<AuditRecord, 'action' | 'object' | 'fields' | 'outcome'> & {
  objectName: string | null
}

const user = ({ object, objectName }: WrittenRecord) => objectName ?? `broj ${object?.id ?? '—'}`
const host = ({ object }: WrittenRecord) => object?.name ?? `broj ${object?.id ?? '—'}`
const sellers = (record: WrittenRecord) => (record.object ? `za prodavca ${user(record)}` : 'za sve prodavce')

const SENTENCES: Readonly<Record<AuditAction, (record: WrittenRecord) => string>> = {
  'signed-in': () => 'Prijava je uspela',
  'sign-in-failed': (record) =>
    record.object ? `Prijava na nalog ${user(record)} nije uspela` : 'Prijava nije uspela',
  'signed-out': () => 'Odjava',
  'sessions-ended': () => 'Druge prijave na isti nalog su prekinute',
  'password-changed': () => 'Svoja lozinka je promenjena',
  'second-factor-set': () => 'Potvrda prijave kodom je uključena',
  'second-factor-removed': () => 'Potvrda prijave kodom je isključena',
  'recovery-codes-renewed': () => 'Napravljeni su novi rezervni kodovi',
  'settings-changed': ({ fields }) => `Podešavanja su promenjena: ${fields.map(fieldLabel).join(', ')}`,
  'user-created': (record) => `Korisnik ${user(record)} je napravljen`,
  'user-changed': (record) =>
    `Podaci korisnika ${user(record)} su izmenjeni: ${record.fields.map(fieldLabel).join(', ')}`,
  'user-activated': (record) => `Korisnik ${user(record)} je aktiviran`,
  'user-deactivated': (record) => `Korisnik ${user(record)} je deaktiviran`,
  'user-deleted': (record) => `Korisnik ${user(record)} je obrisan`,
  'password-reset': (record) => `Lozinka korisnika ${user(record)} je resetovana`,
  'password-link-sent': (record) => `Link za novu lozinku je poslat korisniku ${user(record)}`,
  'password-recovered': (record) => `Korisnik ${user(record)} je postavio novu lozinku po linku iz mejla`,
  'admin-reset': () => 'Glavni administrator je dobio novu email adresu i lozinku',
  'order-status-changed': ({ object, fields }) =>
    `Porudžbina ${object?.id ?? '—'}: ${fields.map(fieldLabel).join(', ')}`,
  'order-edited': ({ object, fields }) =>
    `Porudžbina ${object?.id ?? '—'} je izmenjena: ${fields.map(fieldLabel).join(', ')}`,
  'orders-exported': ({ outcome }) => (outcome === 'done' ? 'Porudžbine su izvezene' : 'Izvoz porudžbina je odbijen'),
  'erasure-requested': () => 'Zatraženo je brisanje podataka kupca',
  'audit-exported': ({ outcome }) => (outcome === 'done' ? 'Dnevnik rada je izvezen' : 'Izvoz dnevnika je odbijen'),
  'domain-added': (record) => `Domen ${host(record)} je dodat`,
  'domain-verified': (record) => `Domen ${host(record)} je potvrđen`,
  'domain-removed': (record) => `Domen ${host(record)} je uklonjen`,
  'channel-paused': (record) => `Slanje je pauzirano ${sellers(record)}: ${record.fields.map(fieldLabel).join(', ')}`,
  'channel-resumed': (record) =>
    `Slanje je nastavljeno ${sellers(record)}: ${record.fields.map(fieldLabel).join(', ')}`,
  'deliveries-retried': ({ fields }) => `Isporuke se šalju ponovo: ${fields.map(fieldLabel).join(', ')}`,
  'dead-letter-opened': ({ fields }) => `Otvorena je neobrađena poruka: ${fields.map(fieldLabel).join(', ')}`,
  'dead-letters-replayed': ({ fields }) =>
    `Neobrađene poruke su poslate ponovo svojoj grupi: ${fields.map(fieldLabel).join(', ')}`,
  'dead-letters-dropped': ({ fields }) => `Neobrađene poruke su odbačene: ${fields.map(fieldLabel).join(', ')}`,
}

/** Describes a record by a Serbian sentence without a full stop. */
export const auditSentence = (record: WrittenRecord): string => SENTENCES[record.action](record)

/** Labels of settings and of a user's fields, as on their screen. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  email: 'email',
  firstName: 'ime',
  lastName: 'prezime',
  name: 'ime i prezime',
  address: 'adresa',
  city: 'grad',
  postalCode: 'poštanski broj',
  quantity: 'količina',
  totalPrice: 'cena',
  parcel: 'zajednički paket',
  split: 'podela na dva paketa',
  companyName: 'firma',
  phone: 'telefon',
  notes: 'napomena',
  telegramBotId: 'Telegram bot token',
  telegramChatId: 'Telegram chat ID',
  facebookPixelId: 'Facebook Pixel ID',
  metaAccessToken: 'Meta Access Token',
  metaTestEventCode: 'Meta test kod',
  purchaseOn: 'trenutak kupovine',
  consentBanner: 'pitanje o kolačićima',
  dailySummary: 'dnevni pregled',
  callSettings: 'pozivi',
  deskReadOnly: 'porudžbine samo za čitanje',
  googleSheetsId: 'Google tabela',
  trader: 'podaci o prodavcu',
  trackifyApiKey: 'kurirski ključ',
  trackifyApiKeySrb: 'kurirski ključ za Srbiju',
}

/** What a place of dead letters is made of. */
const PLACE_LABELS: Readonly<Record<string, string>> = {
  topic: 'tema',
  group: 'grupa',
  offset: 'redni broj',
  upTo: 'do rednog broja',
}

/** The Serbian label of a field, with its value where it has one; its name if it has no label. */
function fieldLabel(field: string): string {
  const [name = '', value] = field.split('=')
  const place = value === undefined ? undefined : PLACE_LABELS[name]
  if (place) return `${place} ${value}`
  const status = OrderStatus.safeParse(value)
  if (name === 'status' && status.success) return `status ${ORDER_STATUS_LABELS[status.data]}`
  const channel = Channel.safeParse(value)
  if (name === 'channel' && channel.success) return CHANNEL_LABELS[channel.data]
  if (name === 'count' && value) return value
  return FIELD_LABELS[field] ?? field
}
