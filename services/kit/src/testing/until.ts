/**
 * Calls `look` until it returns a value, and returns that value; an error of `look` counts as no value yet. Throws after `within` ms, with
 * the last error as cause. The default is long because it costs nothing on success, and a test machine may be ten times slower than a
 * developer's.
 */
export async function until<T>(
  look: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  within = 90_000,
): Promise<T> {
  const end = Date.now() + within
  let last: unknown
  for (;;) {
    try {
      const found = await look()
      if (found !== undefined && found !== false && found !== null) return found
    } catch (error) {
      last = error
    }
    if (Date.now() > end)
      throw new Error(`Nothing after ${within} ms: ${look.toString().slice(0, 200)}`, { cause: last })
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
