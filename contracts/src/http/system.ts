import { z } from 'zod'

/** What the operator's page `/admin/system` reads and does. Each section is answered by the service that has its facts, so one that is away takes no other with it. */

/** How often (ms) each process announces itself in Redis. */
export const ANNOUNCED_EVERY_MS = 5000
/** A process that has announced nothing for this long (ms) is silent: it was killed, or reaches Redis no more. */
export const SILENT_AFTER_MS = 30_000

/** More waiting documents of an outbox than this are not counted. */
export const MAX_COUNTED = 10_000

/** One outbox: how many documents have unpublished events (at most MAX_COUNTED), and for how long the oldest of them has. */
export const OutboxBacklog = z.object({
  collection: z.string(),
  waiting: z.int().nonnegative(),
  ageSeconds: z.number().nonnegative(),
})
export type OutboxBacklog = z.infer<typeof OutboxBacklog>

/** What a process announces of itself. */
export const Announcement = z.object({
  /** As its metrics name it: processes of one service with different work have different names, `catalog` and `pages`. */
  part: z.string(),
  instance: z.string(),
  /** The release, as the image or the working tree names it; empty: none was given. */
  version: z.string(),
  startedAt: z.iso.datetime(),
  /** Why it is not ready, as in the answer of `/readyz`; empty: it is ready. */
  missing: z.array(z.string()),
  /** Those of its service; null while its store does not answer. */
  outboxes: z.array(OutboxBacklog).nullable(),
})
export type Announcement = z.infer<typeof Announcement>

/** `silent`: it announces itself no more, and has not removed itself as one that stops does. */
export const InstanceState = z.enum(['ready', 'not-ready', 'silent'])
export type InstanceState = z.infer<typeof InstanceState>

export const SystemInstance = Announcement.omit({ part: true, outboxes: true }).extend({
  state: InstanceState,
  /** Its last announcement. */
  seenAt: z.iso.datetime(),
})
export type SystemInstance = z.infer<typeof SystemInstance>

/** `away`: none of its instances announces itself. */
export const PartState = z.enum(['ready', 'not-ready', 'away'])
export type PartState = z.infer<typeof PartState>

export const SystemPart = z.object({
  part: z.string(),
  state: PartState,
  instances: z.array(SystemInstance),
})
export type SystemPart = z.infer<typeof SystemPart>

/** GET /api/admin/system/parts: every service with its processes, and the outboxes of those that answer. */
export const SystemParts = z.object({
  parts: z.array(SystemPart),
  outboxes: z.array(OutboxBacklog.extend({ service: z.string() })),
})
export type SystemParts = z.infer<typeof SystemParts>

/** A consumer group: how many messages it has not read. Without members nobody reads for it. */
export const SystemGroup = z.object({
  group: z.string(),
  members: z.int().nonnegative(),
  lag: z.int().nonnegative(),
  /** Topics of which something waits. */
  topics: z.array(z.object({ topic: z.string(), lag: z.int().positive() })),
})
export type SystemGroup = z.infer<typeof SystemGroup>

/** GET /api/admin/system/groups: those that are furthest behind first; 503 while Kafka does not answer. */
export const SystemGroups = z.object({ groups: z.array(SystemGroup) })
export type SystemGroups = z.infer<typeof SystemGroups>

/** Dead letters of one group and topic. */
export const DeadLetterPlace = z.object({
  topic: z.string().regex(/^[a-z][a-z-]{0,40}$/, 'Nepoznata tema'),
  group: z.string().regex(/^[a-z][a-z0-9-]{0,40}(\.[a-z0-9-]{1,60}){1,3}$/, 'Nepoznata grupa'),
})
export type DeadLetterPlace = z.infer<typeof DeadLetterPlace>

/** GET /api/admin/system/dead-letters; 503 while Kafka does not answer. */
export const DeadLetterPlaces = z.object({ places: z.array(DeadLetterPlace.extend({ count: z.int().positive() })) })
export type DeadLetterPlaces = z.infer<typeof DeadLetterPlaces>

/** A dead letter without anybody's data: its event's type and id, and the first line of the error, or which fields its contract refused; codes, e-mails and phones are taken out. */
export const DeadLetterItem = z.object({
  offset: z.int().nonnegative(),
  /** When it was parked; null: not recorded. */
  at: z.iso.datetime().nullable(),
  error: z.string(),
  /** Null: what was received is no event. */
  event: z.object({ type: z.string(), version: z.int(), id: z.string(), occurredAt: z.string() }).nullable(),
  /** Other groups among whose oldest LETTERS_SHOWN of this topic the same event is: one fault of it, or of what they share. */
  alsoIn: z.array(z.string()).default([]),
})
export type DeadLetterItem = z.infer<typeof DeadLetterItem>

/** How many dead letters a page has. */
export const LETTERS_SHOWN = 50

/** GET /api/admin/system/dead-letters/{topic}/{group}: the oldest LETTERS_SHOWN of them, oldest first; `total` counts all. */
export const DeadLetterPage = z.object({ items: z.array(DeadLetterItem), total: z.int().nonnegative() })
export type DeadLetterPage = z.infer<typeof DeadLetterPage>

/** POST /api/admin/system/dead-letters/{topic}/{group}/open: stands in the audit log, since the answer may hold a shopper's name and address. */
export const OpenDeadLetterRequest = z.object({ offset: z.int().nonnegative() })
export const OpenedDeadLetter = z.object({
  offset: z.int().nonnegative(),
  /** With its stack. */
  error: z.string(),
  /** As it was received. */
  value: z.string(),
})
export type OpenedDeadLetter = z.infer<typeof OpenedDeadLetter>

/** How many dead letters one replay sends at most. */
export const REPLAYED_AT_ONCE = 1000

/**
 * POST /api/admin/system/dead-letters/{topic}/{group}/replay: to their own group alone, the oldest first, at most REPLAYED_AT_ONCE, and as many as
 * are sent in some 20 s. `left`: how many of those that were there are still to be sent, by a further call. 409 `dead-letters.busy` while
 * somebody else works on them, `dead-letters.no-reader` when no service reads for the group.
 */
export const ReplayedDeadLetters = z.object({ replayed: z.int().nonnegative(), left: z.int().nonnegative() })
export type ReplayedDeadLetters = z.infer<typeof ReplayedDeadLetters>

/** POST /api/admin/system/dead-letters/{topic}/{group}/drop: those up to an offset that was shown, so that none goes unseen. 409 `dead-letters.busy` as above. */
export const DropDeadLettersRequest = z.object({ upTo: z.int().nonnegative() })
export const DroppedDeadLetters = z.object({ dropped: z.int().nonnegative() })

/** `overdue`: less than a sixth of its lifetime is left. `missing`: the host is verified and has none. */
export const SystemCertificateState = z.enum(['valid', 'overdue', 'ended', 'missing'])
export type SystemCertificateState = z.infer<typeof SystemCertificateState>

export const SystemCertificate = z.object({
  host: z.string(),
  userId: z.int().positive(),
  state: SystemCertificateState,
  validUntil: z.iso.datetime().nullable(),
  /** Why the last try failed, a Serbian sentence for its seller. */
  problem: z.string().nullable(),
})
export type SystemCertificate = z.infer<typeof SystemCertificate>

/** How many certificates are listed. */
export const CERTIFICATES_SHOWN = 100

/** GET /api/admin/system/certificates: hosts without one first, then by end. `issues`: whether this installation issues any. */
export const SystemCertificates = z.object({
  issues: z.boolean(),
  counts: z.record(SystemCertificateState, z.int().nonnegative()),
  items: z.array(SystemCertificate),
})
export type SystemCertificates = z.infer<typeof SystemCertificates>

/** Repaired figures of a seller, or of all (`userId` null). */
export const RepairedFigures = z.object({
  userId: z.int().positive().nullable(),
  figures: z.array(z.object({ figure: z.string(), was: z.number(), is: z.number() })),
})
export type RepairedFigures = z.infer<typeof RepairedFigures>

/** How many repaired sellers are kept of a reconciliation. */
export const REPAIRS_KEPT = 20

/** GET /api/admin/system/reconciliation: the last `npm run reconcile` that ran to its end; null: none has. */
export const LastReconciliation = z.object({
  last: z
    .object({
      at: z.iso.datetime(),
      orders: z.int().nonnegative(),
      /** How many sellers had figures that differed, all together being one of them. */
      repaired: z.int().nonnegative(),
      /** The first REPAIRS_KEPT of them. */
      repairs: z.array(RepairedFigures),
    })
    .nullable(),
})
export type LastReconciliation = z.infer<typeof LastReconciliation>

export const SYSTEM_MESSAGES = {
  kafkaAway: 'Kafka ne odgovara',
  kafkaSlow:
    'Kafka nije odgovorila na vreme. Posao se možda završava sam: osvežite stranicu pre nego što pokušate ponovo.',
  redisAway:
    'Redis ne odgovara, pa se ne vidi da li se ovim porukama upravo bavi neko drugi. Ništa nije urađeno: pokušajte ponovo kad Redis proradi.',
  lettersBusy: 'Ovim porukama se upravo bavi neko drugi. Sačekajte pola minuta, pa pokušajte ponovo.',
  noLetter: 'Ova poruka više nije na listi. Možda je već poslata ponovo ili odbačena.',
  noReader: 'Nijedan servis ne čita više u ime ove grupe, pa nema kome da se pošalje ponovo.',
} as const
