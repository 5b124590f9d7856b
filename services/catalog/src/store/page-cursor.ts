import { AppError } from '@izlog/kit/errors'
import { z } from 'zod'

const Cursor = z.coerce.number('Neispravna oznaka stranice').int('Neispravna oznaka stranice').positive()

/** The id after which a newest-first list continues. Throws `invalid`. */
export function readCursor(cursor: string): number {
  const parsed = Cursor.safeParse(cursor)
  if (parsed.success) return parsed.data
  throw new AppError('invalid', 'invalid', 'Neispravna oznaka stranice', {
    issues: [{ path: 'cursor', message: 'Neispravna oznaka stranice' }],
  })
}
