import type { LabelFormat } from '@izlog/contracts/http/many-orders'

const MM = 72 / 25.4
const A4 = { width: 210 * MM, height: 297 * MM }

/** A page of labels, in PDF's points. */
export interface LabelLayout {
  page: { width: number; height: number }
  columns: number
  rows: number
  /** The type and space of a label: all lines of a large one, the most needed of a small one. */
  size: 'large' | 'medium' | 'small'
  /** Space between a label's edge and what is printed, which printers and cutters need. */
  padding: number
}

export const LABEL_LAYOUTS: Readonly<Record<LabelFormat, LabelLayout>> = {
  'a4-2': { page: A4, columns: 1, rows: 2, size: 'large', padding: 12 * MM },
  'a4-6': { page: A4, columns: 2, rows: 3, size: 'medium', padding: 7 * MM },
  'a4-24': { page: A4, columns: 3, rows: 8, size: 'small', padding: 4 * MM },
  '100x150': {
    page: { width: 100 * MM, height: 150 * MM },
    columns: 1,
    rows: 1,
    size: 'large',
    padding: 6 * MM,
  },
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What may be printed of the label with this place on its page, counted along the rows. */
export function boxOf({ page, columns, rows, padding }: LabelLayout, place: number): Box {
  const width = page.width / columns
  const height = page.height / rows
  return {
    x: (place % columns) * width + padding,
    y: Math.floor(place / columns) * height + padding,
    width: width - 2 * padding,
    height: height - 2 * padding,
  }
}
