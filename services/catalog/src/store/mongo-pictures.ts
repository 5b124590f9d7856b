import { type Connection, Schema } from 'mongoose'
import type { KeptPicture } from '../domain/pictures.ts'

type PictureDoc = Omit<KeptPicture, 'hash'> & { _id: string }

const pictureSchema = new Schema<PictureDoc>(
  { _id: String, width: Number, height: Number, widths: [Number] },
  { collection: 'pictures', versionKey: false },
)

/** Metadata of the stored pictures, by hash. */
export interface Pictures {
  find(hash: string): Promise<KeptPicture | undefined>
  /** Call only after all files of the picture are stored. */
  remember(picture: KeptPicture): Promise<void>
}

export function mongoPictures(store: Connection): Pictures {
  const model = store.model<PictureDoc>('Picture', pictureSchema)
  return {
    async find(hash) {
      const doc = await model.findById(hash).lean<PictureDoc>()
      return doc ? { hash: doc._id, width: doc.width, height: doc.height, widths: doc.widths } : undefined
    },
    async remember({ hash, ...size }) {
      await model.updateOne({ _id: hash }, { $set: size }, { upsert: true })
    },
  }
}
