const DUPLICATE_KEY = 11000

/** The indexes of the operations of an unordered bulk write that a unique index refused. Rethrows any other error. */
export function duplicatesIn(error: unknown): Set<number> {
  const failures = error instanceof Error && 'writeErrors' in error ? [error.writeErrors].flat() : []
  const duplicates = failures.filter(isDuplicate)
  if (failures.length === 0 || duplicates.length < failures.length) throw error
  return new Set(duplicates.map(({ index }) => index))
}

function isDuplicate(failure: unknown): failure is { code: number; index: number } {
  return typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === DUPLICATE_KEY
}
