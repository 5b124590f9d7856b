import type { PrintedOrder } from '../domain/printed-order.ts'
import { drawLine, drawLines, drawPdf, type Pdf } from './pdf.ts'

const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 42
const WIDTH = PAGE.width - 2 * MARGIN
/** Above the page's number. */
const BOTTOM = PAGE.height - MARGIN - 18
const ROW = 17
const BOX = 9
const DAY = new Intl.DateTimeFormat('sr-RS', { dateStyle: 'medium', timeZone: 'Europe/Belgrade' })

/** What is to be packed: how many pieces of each product, and then each order with a box to tick. */
export function packingListPdf(orders: readonly PrintedOrder[], now: Date): Pdf {
  let list: Pages | undefined
  return drawPdf('Lista za pakovanje', orders, (pdf, order) => {
    list ??= headOf(pdf, orders, now)
    drawOrder(pdf, list, order)
  })
}

function headOf(pdf: Pdf, orders: readonly PrintedOrder[], now: Date): Pages {
  const list = pagesOf(pdf)
  list.heading(`Lista za pakovanje · ${DAY.format(now)}`, 17)
  list.heading('Proizvodi', 12)
  for (const { title, quantity } of piecesOf(orders)) {
    list.row(ROW, (y) => {
      drawLine(pdf, String(quantity), { x: MARGIN, y, width: 40, font: 'bold', size: 11, align: 'right' })
      drawLine(pdf, title, { x: MARGIN + 52, y, width: WIDTH - 52, font: 'regular', size: 11 })
    })
  }
  list.heading(`Porudžbine: ${orders.length}`, 12)
  return list
}

function drawOrder(pdf: Pdf, list: Pages, order: PrintedOrder): void {
  const x = MARGIN + 20
  const width = WIDTH - 20
  const goods = order.goods.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')
  const { notes, partOf } = order
  const below = [goods, partOf && `Deo porudžbine ${partOf}`, notes && `Napomena: ${notes}`].filter(Boolean).join('\n')
  pdf.font('regular').fontSize(9.5)
  const height = Math.min(pdf.heightOfString(below, { width }), 4 * pdf.currentLineHeight(true))
  list.row(height + 22, (y) => {
    pdf
      .rect(MARGIN, y + 1, BOX, BOX)
      .lineWidth(0.8)
      .stroke('black')
    drawLine(pdf, order.orderId, { x, y, width: 100, font: 'bold', size: 10 })
    drawLine(pdf, `${order.name}, ${order.city}`, { x: x + 108, y, width: width - 208, font: 'regular', size: 10 })
    drawLine(pdf, order.sum, { x: x + width - 92, y, width: 92, font: 'bold', size: 10, align: 'right' })
    drawLines(pdf, below, { x, y: y + 13, width, font: 'regular', size: 9.5 }, 4)
  })
}

type Pages = ReturnType<typeof pagesOf>

/** Rows one below the other over as many pages as they need, each page with its number. */
function pagesOf(pdf: Pdf) {
  let y = BOTTOM
  let page = 0
  const room = (height: number) => {
    if (page > 0 && y + height <= BOTTOM) return
    pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 })
    page++
    y = MARGIN
    const at = PAGE.height - MARGIN
    drawLine(pdf, `strana ${page}`, { x: MARGIN, y: at, width: WIDTH, font: 'regular', size: 8, align: 'right' })
  }
  const row = (height: number, draw: (y: number) => void) => {
    room(height)
    draw(y)
    y += height
  }
  return {
    row,
    heading(text: string, size: number) {
      // With room for a first row, so that no heading ends a page.
      room(size * 2 + 40)
      y += page === 1 && y === MARGIN ? 0 : size * 0.7
      row(size * 1.7, (at) => drawLine(pdf, text, { x: MARGIN, y: at, width: WIDTH, font: 'bold', size }))
    },
  }
}

/** Pieces of each product, those with most first. */
export function piecesOf(orders: readonly Pick<PrintedOrder, 'goods'>[]): { title: string; quantity: number }[] {
  const pieces = new Map<string, { title: string; quantity: number }>()
  for (const { title, sku, quantity } of orders.flatMap(({ goods }) => goods)) {
    const named = sku ? `${title} (${sku})` : title
    const known = pieces.get(named)
    if (known) known.quantity += quantity
    else pieces.set(named, { title: named, quantity })
  }
  return [...pieces.values()].sort((a, b) => b.quantity - a.quantity || a.title.localeCompare(b.title, 'sr'))
}
