import type { Model } from 'mongoose'

/** The fields of every projected document; `version` is that of the snapshot it was made from. */
export interface Projected<Id extends number | string = number> {
  _id: Id
  version: number
}

/**
 * Writes snapshots into a projection. Only a version higher than the stored one is applied, so order and repetition do not matter.
 * If a document is stored with that version or a higher one, or another process inserts it meanwhile, the upsert fails as a duplicate;
 * the second write, without upsert, then applies the snapshots that are newer.
 */
export async function project<T extends Projected<number | string>>(
  model: Model<T>,
  snapshots: readonly T[],
): Promise<void> {
  if (snapshots.length === 0) return
  const write = (upsert: boolean) =>
    model.bulkWrite(
      snapshots.map(({ _id, ...fields }) => ({
        updateOne: { filter: { _id, version: { $lt: fields.version } }, update: { $set: fields }, upsert },
      })) as Parameters<typeof model.bulkWrite>[0],
      { ordered: false },
    )
  try {
    await write(true)
  } catch (error) {
    if (!onlyDuplicates(error)) throw error
    await write(false)
  }
}

function onlyDuplicates(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('writeErrors' in error && Array.isArray(error.writeErrors) && error.writeErrors.length > 0) {
    return error.writeErrors.every(({ code }: { code: number }) => code === 11000)
  }
  return 'code' in error && error.code === 11000
}
