const NOT_FOUND = new Set<unknown>(['ENODATA', 'ENOTFOUND'])

/** The records of a look-up; empty: there are none; null: no server answered. */
export async function answerOf<T>(lookUp: Promise<T[]>): Promise<T[] | null> {
  try {
    return await lookUp
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_FOUND.has(error.code)) return []
    return null
  }
}
