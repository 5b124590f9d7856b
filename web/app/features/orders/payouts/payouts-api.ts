import type { PayoutMapping } from '@izlog/contracts/domain/payout-file'
import { PayoutColumns, PayoutMonth, type PayoutRow, PayoutRows } from '@izlog/contracts/http/payouts'
import { queryOptions } from '@tanstack/react-query'
import { api, pathOf } from '../../../api/client.ts'

const PATH = '/api/orders/payouts'

function formOf(file: File, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  // Fields that follow the file would not be read where the file is refused.
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

export const readColumns = (file: File) => api.form(`${PATH}/columns`, PayoutColumns, formOf(file))

export const previewPayouts = (file: File, mapping: PayoutMapping) =>
  api.form(`${PATH}/preview`, PayoutRows, formOf(file, { mapping: JSON.stringify(mapping) }))

/** Imports a file part by part; `onProgress` answers whether to go on. Answers its rows so far, and how many it has. */
export async function importPayouts(
  file: File,
  mapping: PayoutMapping,
  withDifferences: boolean,
  onProgress: (through: number, total: number) => boolean,
): Promise<{ rows: PayoutRow[]; total: number }> {
  let total = 0
  const rows: PayoutRow[] = []
  const fields = { mapping: JSON.stringify(mapping), withDifferences: String(withDifferences) }
  for (let from: number | null = 0; from !== null; ) {
    const part: PayoutRows = await api.form(
      `${PATH}/import`,
      PayoutRows,
      formOf(file, { ...fields, from: String(from) }),
    )
    rows.push(...part.rows)
    total = part.total
    from = onProgress(rows.length, part.total) ? part.next : null
  }
  return { rows, total }
}

export const monthKey = [PATH] as const

/** The money of a month, `2026-11`. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [PATH, { month }] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), PayoutMonth, signal),
    staleTime: 0,
  })
