/**
 * Waits until `look` gives something, and gives it; errors of `look` count as nothing yet. Throws after `within` ms with the last one:
 * long, since it costs nothing where all is well, and a machine may be ten times slower than ours.
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
