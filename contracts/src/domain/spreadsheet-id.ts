const LINK = /\/d\/([A-Za-z0-9_-]+)/
const ID = /^[A-Za-z0-9_-]{5,100}$/

/** A spreadsheet's id as people paste it: alone, or as the whole link, of which the part after /d/ counts (docs/product/platform.md 4). Null: neither. */
export function spreadsheetIdOf(text: string): string | null {
  const id = LINK.exec(text)?.[1] ?? text.trim()
  return ID.test(id) ? id : null
}
