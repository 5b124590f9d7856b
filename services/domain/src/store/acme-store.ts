import { HOUR_S } from '@izlog/contracts/domain/durations'
import { Sealed } from '@izlog/contracts/events/integrations'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

/** Far longer than an order takes, s. */
const CHALLENGE_LIVES_S = HOUR_S

interface DirectoryDoc {
  /** The directory's URL. */
  _id: string
  accountKey: Sealed
  /** The directory asked us to send nothing until then. */
  pausedUntil?: Date | null
}
interface ChallengeDoc {
  /** The token. */
  _id: string
  answer: string
  createdAt: Date
}

const required = { required: true } as const
const directorySchema = new Schema<DirectoryDoc>(
  { _id: String, accountKey: { type: Schema.Types.Mixed, ...required }, pausedUntil: Date },
  { collection: 'acme_directories', versionKey: false },
)
const challengeSchema = new Schema<ChallengeDoc>(
  { _id: String, answer: { type: String, ...required }, createdAt: { type: Date, ...required } },
  { collection: 'acme_challenges', versionKey: false },
)
challengeSchema.index({ createdAt: 1 }, { expireAfterSeconds: CHALLENGE_LIVES_S })

export type AcmeStore = ReturnType<typeof acmeStore>

/** What all instances share of a directory: the account's key, a pause, and the answers to open challenges. */
export function acmeStore(connection: Connection) {
  const directories = connection.model<DirectoryDoc>('AcmeDirectory', directorySchema)
  const challenges = connection.model<ChallengeDoc>('AcmeChallenge', challengeSchema)
  const storedKey = async (url: string) => (await directories.findById(url).lean<DirectoryDoc>())?.accountKey

  return {
    /** The account's key at this directory; `make` makes it at the first call. */
    async accountKey(url: string, make: () => Promise<Sealed>): Promise<Sealed> {
      const kept = await storedKey(url)
      if (kept) return Sealed.parse(kept)
      const made = await make()
      try {
        await directories.create({ _id: url, accountKey: made })
        return made
      } catch (error) {
        // Another instance was first: its key is the account's.
        if (isDuplicateKey(error)) return Sealed.parse(await storedKey(url))
        throw error
      }
    },
    isPaused: async (url: string, now: Date): Promise<boolean> =>
      (await directories.exists({ _id: url, pausedUntil: { $gt: now } })) !== null,
    async pause(url: string, until: Date): Promise<void> {
      await directories.updateOne({ _id: url }, { $set: { pausedUntil: until } })
    },

    async putChallenge(token: string, answer: string, at: Date): Promise<void> {
      await challenges.updateOne({ _id: token }, { $set: { answer, createdAt: at } }, { upsert: true })
    },
    async dropChallenge(token: string): Promise<void> {
      await challenges.deleteOne({ _id: token })
    },
    answerTo: async (token: string): Promise<string | undefined> =>
      (await challenges.findById(token).lean<ChallengeDoc>())?.answer,
  }
}
