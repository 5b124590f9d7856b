import bwipjs from 'bwip-js/node'
import type { Box } from './label-layout.ts'
import type { Pdf } from './pdf.ts'

/** Draws a text as Code 128: bars as shapes, which are sharp on every printer. */
export function drawCode128(pdf: Pdf, text: string, { x, y, width, height }: Box): void {
  const widths = modulesOf(text)
  const module = width / widths.reduce((sum, one) => sum + one, 0)
  let at = x
  widths.forEach((modules, index) => {
    // Bars and spaces take turns, bars first.
    if (index % 2 === 0) pdf.rect(at, y, modules * module, height)
    at += modules * module
  })
  pdf.fill('black')
}

/** The widths of bars and spaces in turn. */
export function modulesOf(text: string): number[] {
  const [symbol] = bwipjs.raw({ bcid: 'code128', text })
  if (!symbol || !('sbs' in symbol)) throw new Error('no bars')
  return symbol.sbs
}
