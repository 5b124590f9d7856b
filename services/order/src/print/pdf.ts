import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
/** PT Sans has the Latin letters of the three markets, and Cyrillic ones, which some shoppers type. */
const FONTS = {
  regular: require.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
}
type Font = keyof typeof FONTS

export type Pdf = InstanceType<typeof PDFDocument>

/**
 * A document that is drawn while it is read as a stream: `draw` is called for each item. Pages are written out one by one, so a long document needs no more
 * memory than a short one, and between two items other requests get their turn.
 */
export function drawPdf<T>(title: string, items: readonly T[], draw: (pdf: Pdf, item: T, index: number) => void): Pdf {
  const pdf = newPdf(title)
  const drawAll = async () => {
    for (const [index, item] of items.entries()) {
      await setImmediate()
      // Whoever asked for it is gone.
      if (pdf.destroyed) return
      draw(pdf, item, index)
    }
    pdf.end()
  }
  drawAll().catch((error: unknown) => pdf.destroy(error instanceof Error ? error : new Error(String(error))))
  return pdf
}

function newPdf(title: string): Pdf {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: FONTS.regular,
    info: { Title: title, Creator: 'Izlog' },
    lang: 'sr-Latn-RS',
  })
  for (const [font, file] of Object.entries(FONTS)) pdf.registerFont(font, file)
  return pdf
}

interface Line {
  x: number
  y: number
  width: number
  font: Font
  size: number
  align?: 'left' | 'right' | 'center'
}

/** Line height over the size of the type. */
const LEADING = 1.2

/** Draws text on one line, smaller if it is too long, down to two thirds, and then cut. Returns where the next line begins. */
export function drawLine(pdf: Pdf, text: string, { x, y, width, font, size, align = 'left' }: Line): number {
  pdf.font(font).fontSize(size)
  const fitting = Math.max((size * 2) / 3, Math.min(size, (size * width) / Math.max(pdf.widthOfString(text), 1)))
  pdf.fontSize(Math.floor(fitting * 10) / 10)
  pdf.text(text, x, y + (size - fitting) / 2, { width, align, height: fitting, ellipsis: '…', lineBreak: true })
  return y + size * LEADING
}

/** Draws text on at most so many lines, cut after them. Returns where the next line begins. */
export function drawLines(
  pdf: Pdf,
  text: string,
  { x, y, width, font, size, align = 'left' }: Line,
  max: number,
): number {
  pdf.font(font).fontSize(size)
  const height = Math.min(pdf.heightOfString(text, { width }), max * pdf.currentLineHeight(true))
  // A point more, since PDFKit takes a line that just fits for one too many.
  pdf.text(text, x, y, { width, align, height: height + 1, ellipsis: '…' })
  return y + height
}
