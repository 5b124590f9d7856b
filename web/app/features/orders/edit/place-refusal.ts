import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../../api/client.ts'

/** Puts the server's refusals of fields beside these fields; false when the refusal names none. */
export function placeRefusal<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): boolean {
  const issues = (error instanceof ApiError && error.refusal?.issues) || []
  for (const { path, message } of issues) setError(path as Path<Values>, { message }, { shouldFocus: true })
  return issues.length > 0
}
