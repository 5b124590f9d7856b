import { Website } from '@izlog/contracts/domain/website'
import type { RevisionKind } from '@izlog/contracts/http/revisions'
import { type Connection, Schema } from 'mongoose'

/** How many past revisions of a page are kept. */
const REVISIONS_KEPT = 200

/** Which publishing made what shoppers see, who did it and what it changed. */
export interface RevisionHead {
  revision: number
  kind: RevisionKind
  /** ISO 8601 in UTC. */
  at: string
  userId: number
  admin: boolean
  /** Paths of the changed fields. */
  fields: string[]
  restored: number | null
}

interface RevisionDoc extends RevisionHead {
  /** '{website}:{revision}' */
  _id: string
  websiteId: number
  content: Website
}

const { Mixed } = Schema.Types
const revisionSchema = new Schema<RevisionDoc>(
  {
    _id: String,
    websiteId: { type: Number, required: true },
    revision: { type: Number, required: true },
    kind: String,
    at: String,
    userId: Number,
    admin: Boolean,
    fields: Mixed,
    restored: Number,
    content: Mixed,
  },
  { collection: 'revisions', versionKey: false, minimize: false },
).index({ websiteId: 1, revision: -1 })

/** The past revisions of pages; a page itself is its newest. */
export type Revisions = ReturnType<typeof mongoRevisions>

export function mongoRevisions(store: Connection) {
  const model = store.model<RevisionDoc>('Revision', revisionSchema)
  return {
    /** Keeps a published state before the next replaces it. Repeating it changes nothing, since a revision never changes. */
    async keep(content: Website, head: RevisionHead): Promise<void> {
      const { id } = content
      const doc = { ...head, websiteId: id, content: JSON.parse(JSON.stringify(content)) }
      await model.updateOne({ _id: `${id}:${head.revision}` }, { $setOnInsert: doc }, { upsert: true })
      await model.deleteMany({ websiteId: id, revision: { $lte: head.revision - REVISIONS_KEPT } })
    },
    /** Newest first, those before a revision. */
    async before(websiteId: number, revision: number, limit: number): Promise<RevisionHead[]> {
      return model
        .find({ websiteId, revision: { $lt: revision } }, { content: 0 })
        .sort({ revision: -1 })
        .limit(limit)
        .lean<RevisionDoc[]>()
    },
    async removeOf(websiteId: number): Promise<void> {
      await model.deleteMany({ websiteId })
    },
    countBefore: (websiteId: number, revision: number) =>
      model.countDocuments({ websiteId, revision: { $lt: revision } }),
    async find(websiteId: number, revision: number): Promise<{ head: RevisionHead; website: Website } | undefined> {
      const doc = await model.findById(`${websiteId}:${revision}`).lean<RevisionDoc>()
      return doc ? { head: doc, website: Website.parse(doc.content) } : undefined
    },
  }
}
