import type { Column } from '@izlog/kit/csv'
import writeXlsx from 'write-excel-file/node'
import type { Order } from '../domain/order.ts'

const WIDEST = 40
/** Characters beside the longest text of a column. */
const SPARE = 2

/** Orders as an Excel sheet. Each text is written as a text cell, so that nothing that a shopper typed is run as a formula. */
export async function ordersXlsx(orders: readonly Order[], columns: readonly Column<Order>[]): Promise<Buffer> {
  const rows = orders.map((order) => columns.map(([, cell]) => cell(order)))
  const head = columns.map(([name]) => ({ value: name, type: String, fontWeight: 'bold' as const }))
  const widths = columns.map(([name], index) => {
    const longest = Math.max(name.length, ...rows.map((row) => String(row[index] ?? '').length))
    return { width: Math.min(longest, WIDEST) + SPARE }
  })
  const cells = rows.map((row) => row.map(cellOf))
  return writeXlsx([head, ...cells], { sheet: 'Porudžbine', columns: widths, stickyRowsCount: 1 }).toBuffer()
}

const cellOf = (value: string | number | null) => {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}
