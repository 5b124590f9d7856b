import { z } from 'zod'
import { parseJson } from './parse-json.ts'

/** A text that holds JSON of this shape, as settings do. */
export const jsonText = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      const value = parseJson(text)
      if (value === undefined) context.addIssue('is not JSON')
      return value
    })
    .pipe(schema)
