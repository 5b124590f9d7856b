import 'vitest'

declare module 'vitest' {
  /** Values that the global setup provides to tests through `inject`. */
  interface ProvidedContext {
    mongoUrl: string
    kafkaBrokers: string
    redisUrl: string
  }
}
