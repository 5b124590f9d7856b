import { EXPORT_COLUMN_LABELS, ExportColumn, USUAL_COLUMNS } from '@izlog/contracts/domain/export-columns'
import { MAX_HEADING, OrderFileFormat } from '@izlog/contracts/http/many-orders'
import { z } from 'zod'
import { readStored, writeStored } from '../../../../shared/draft/draft-storage.ts'

/** A column of the file with its heading as the seller, or their courier, calls it. */
const Choice = z.object({ column: ExportColumn, heading: z.string().max(MAX_HEADING) })
export type Choice = z.infer<typeof Choice>

/** Columns that were saved under a name, such as the courier's. */
const SavedColumns = z.object({ name: z.string(), columns: z.array(Choice) })
export type SavedColumns = z.infer<typeof SavedColumns>

const ExportSettings = z.object({
  columns: z.array(Choice).min(1),
  format: OrderFileFormat,
  saved: z.array(SavedColumns),
})
export type ExportSettings = z.infer<typeof ExportSettings>

export const choiceOf = (column: ExportColumn): Choice => ({ column, heading: EXPORT_COLUMN_LABELS[column] })
export const USUAL_CHOICES: readonly Choice[] = USUAL_COLUMNS.map(choiceOf)

const keyOf = (userId: number) => `izlog-export-${userId}`

/** What this user last chose in this browser; the usual columns before that. */
export const readSettings = (userId: number): ExportSettings =>
  ExportSettings.safeParse(readStored(keyOf(userId))).data ?? { columns: [...USUAL_CHOICES], format: 'xlsx', saved: [] }

export const storeSettings = (userId: number, settings: ExportSettings): void => writeStored(keyOf(userId), settings)

/** The saved columns with these under that name, in place of what had it. */
export const withSaved = (saved: readonly SavedColumns[], name: string, columns: readonly Choice[]): SavedColumns[] =>
  [...saved.filter((each) => each.name !== name), { name, columns: [...columns] }].sort((a, b) =>
    a.name.localeCompare(b.name, 'sr'),
  )
