/** The fields of something unknown, a list's by their index; none where it is no object. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
