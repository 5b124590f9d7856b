import { unavailable } from './errors.ts'

/** Waits for a promise for at most `ms`, then throws `unavailable`; the work behind the promise is not cancelled. */
export async function withTimeout<T>(ms: number, waited: Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => over.reject(unavailable(new Error(`No answer in ${ms} ms`))), ms)
  try {
    return await Promise.race([waited, over.promise])
  } finally {
    clearTimeout(timer)
  }
}
