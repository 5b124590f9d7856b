import 'vitest'

declare module 'vitest' {
  /** Values that the global setup provides to tests through `inject`. */
  interface ProvidedContext {
    mongoUrl: string
    /** The PostgreSQL beneath FerretDB; empty where the store is MongoDB. */
    postgresUrl: string
    kafkaBrokers: string
    redisUrl: string
  }
}
