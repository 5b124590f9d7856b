import type { LastReconciliation } from '@izlog/contracts/http/system'
import { type Connection, Schema } from 'mongoose'

/** What is kept of the last reconciliation. */
export type KeptReconciliation = NonNullable<LastReconciliation['last']>

interface ReconciliationDoc extends Omit<KeptReconciliation, 'at'> {
  _id: 'last'
  at: Date
}

const schema = new Schema<ReconciliationDoc>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    orders: { type: Number, required: true },
    repaired: { type: Number, required: true },
    repairs: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'reconciliations', versionKey: false },
)

/** When figures were recounted last, and what was repaired. */
export type Reconciliations = ReturnType<typeof mongoReconciliation>

export function mongoReconciliation(store: Connection) {
  const model = store.model<ReconciliationDoc>('Reconciliation', schema)
  return {
    async keep({ at, ...rest }: KeptReconciliation): Promise<void> {
      await model.updateOne({ _id: 'last' }, { $set: { ...rest, at: new Date(at) } }, { upsert: true })
    },
    async last(): Promise<KeptReconciliation | undefined> {
      const doc = await model.findById('last').lean<ReconciliationDoc>()
      if (!doc) return undefined
      const { at, orders, repaired, repairs } = doc
      return { at: at.toISOString(), orders, repaired, repairs }
    },
  }
}
