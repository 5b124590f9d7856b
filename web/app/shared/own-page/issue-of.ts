import { ApiError } from '../../api/client.ts'

/** The server's sentence about a field of a refused request. */
export const issueOf = (error: unknown, path: string): string | undefined =>
  error instanceof ApiError ? error.refusal?.issues?.find((issue) => issue.path === path)?.message : undefined
