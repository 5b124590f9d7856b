import type { Moment } from './moment.ts'
import { mongoMoment } from './mongo-moment.ts'
import { postgresMoment } from './postgres-moment.ts'

/** Opens a moment of MongoDB, or of the PostgreSQL beneath FerretDB where that is given. */
export const openMoment = (store: {
  mongoUrl: string
  postgresUrl: string | undefined
  namespace: string
}): Promise<Moment> =>
  store.postgresUrl ? postgresMoment(store.postgresUrl, store.namespace) : mongoMoment(store.mongoUrl, store.namespace)
