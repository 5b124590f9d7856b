const NOT_FOUND = new Set<unknown>(['ENODATA', 'ENOTFOUND'])

/** What a look-up found; empty when there is nothing of the kind, null when nobody answered. */
export async function answerOf<T>(lookUp: Promise<T[]>): Promise<T[] | null> {
  try {
    return await lookUp
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_FOUND.has(error.code)) return []
    return null
  }
}
