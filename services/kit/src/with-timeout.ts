import { unavailable } from './errors.ts'

/** Waits for so long (ms) and no longer. Throws `unavailable` then; what was waited for goes on by itself. */
export async function within<T>(ms: number, waited: Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => over.reject(unavailable(new Error(`No answer in ${ms} ms`))), ms)
  try {
    return await Promise.race([waited, over.promise])
  } finally {
    clearTimeout(timer)
  }
}
