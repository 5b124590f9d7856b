import 'vitest'

declare module 'vitest' {
  /** What the global setup gives to the tests that ask with `inject`. */
  interface ProvidedContext {
    mongoUrl: string
    kafkaBrokers: string
    redisUrl: string
  }
}
