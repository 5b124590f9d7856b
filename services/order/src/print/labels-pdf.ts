import type { LabelFormat } from '@izlog/contracts/http/many-orders'
import type { PrintedOrder, Sender } from '../domain/printed-order.ts'
import { drawCode128 } from './code128.ts'
import { type Box, boxOf, LABEL_LAYOUTS, type LabelLayout } from './label-layout.ts'
import { drawLine, drawLines, drawPdf, type Pdf } from './pdf.ts'

/** Sizes of type and bars by the label's size, in points. */
const TYPE = {
  large: { small: 10, text: 15, name: 21, sum: 24, bars: 56, gap: 11 },
  medium: { small: 7.5, text: 10.5, name: 14, sum: 16, bars: 36, gap: 6 },
  small: { small: 5.5, text: 7.5, name: 9.5, sum: 10, bars: 15, gap: 1.5 },
} as const

/** Wider bars than these, 9 cm, do not fit into the beam of a hand scanner. */
const WIDEST_BARS = 255

/** Address labels, one for each order. */
export function labelsPdf(orders: readonly PrintedOrder[], format: LabelFormat): Pdf {
  const layout = LABEL_LAYOUTS[format]
  const perPage = layout.columns * layout.rows
  return drawPdf('Nalepnice', orders, (pdf, order, index) => {
    if (index % perPage === 0) pdf.addPage({ size: [layout.page.width, layout.page.height], margin: 0 })
    drawLabel(pdf, order, boxOf(layout, index % perPage), layout)
  })
}

function drawLabel(pdf: Pdf, order: PrintedOrder, box: Box, { size }: LabelLayout): void {
  const { small, text, name, gap } = TYPE[size]
  const { x, width } = box
  const line = { x, width }
  let y = drawSender(pdf, order.sender, box, size) + gap
  if (size === 'small') {
    y = drawLine(pdf, order.name, { ...line, y, font: 'bold', size: name })
    y = drawLine(pdf, order.address, { ...line, y, font: 'regular', size: text })
    drawLine(pdf, `${order.city} · tel. ${order.phone}`, { ...line, y, font: 'bold', size: text })
    drawFoot(pdf, order, box, size)
    return
  }
  y = drawLines(pdf, order.name, { ...line, y, font: 'bold', size: name }, 3)
  y = drawLines(pdf, order.address, { ...line, y, font: 'regular', size: text }, 2)
  y = drawLine(pdf, order.city, { ...line, y, font: 'bold', size: text })
  y = drawLine(pdf, `Tel. ${order.phone}`, { ...line, y, font: 'regular', size: text })
  const foot = drawFoot(pdf, order, box, size)
  const rest = Math.floor((foot - gap - y - gap) / (small * 1.3))
  if (rest < 1) return
  const notes = order.notes ? `\nNapomena: ${order.notes}` : ''
  drawLines(pdf, goodsOf(order) + notes, { ...line, y: y + gap, font: 'regular', size: small }, Math.min(rest, 6))
}

/** '2 × Jastuk Mirna noć, 1 × Jastučnica' */
const goodsOf = ({ goods }: PrintedOrder) => goods.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')

function drawSender(pdf: Pdf, sender: Sender, { x, y, width }: Box, size: LabelLayout['size']): number {
  const { small } = TYPE[size]
  const text = `Pošiljalac: ${[sender.name, sender.address, sender.city, sender.phone].filter(Boolean).join(', ')}`
  if (size === 'small') return drawLine(pdf, text, { x, y, width, font: 'regular', size: small })
  const below = drawLines(pdf, text, { x, y, width, font: 'regular', size: small }, 2) + 4
  pdf
    .moveTo(x, below)
    .lineTo(x + width, below)
    .lineWidth(0.5)
    .stroke('black')
  return below
}

/** The sum and the bars, from the label's lower edge up. Returns where they begin. */
function drawFoot(pdf: Pdf, order: PrintedOrder, box: Box, size: LabelLayout['size']): number {
  const { small, sum, bars, gap } = TYPE[size]
  const { x, width } = box
  const bottom = box.y + box.height
  const codeAt = bottom - small * 1.2
  const code = { x, width: Math.min(width, WIDEST_BARS) }
  drawLine(pdf, order.orderId, { ...code, y: codeAt, font: 'bold', size: small, align: 'center' })
  const barsAt = codeAt - bars - 2
  drawCode128(pdf, order.orderId, { ...code, y: barsAt, height: bars })
  const wordsAt = barsAt - gap - small * 1.2 - (size === 'small' ? 0 : 4)
  drawLine(pdf, `slovima: ${order.sumInWords}`, { x, y: wordsAt, width, font: 'regular', size: small })
  const sumAt = wordsAt - sum * 1.2
  drawLine(pdf, `Za naplatu: ${order.sum}`, { x, y: sumAt, width, font: 'bold', size: sum })
  return sumAt
}
