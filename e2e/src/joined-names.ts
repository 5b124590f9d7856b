import type { Page } from 'playwright-core'

/**
 * Finds what neighbouring texts that stand apart on the screen would be as one word, as 'ana anić2 porudžbine'. Runs in the browser, whose
 * globals TypeScript does not have here.
 */
const FIND_JOINED = String.raw`(() => {
  const range = document.createRange()
  const pieces = []
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.replace(/\s+/g, ' ').trim().toLowerCase()
    if (!text) continue
    range.selectNodeContents(node)
    const boxes = range.getClientRects()
    if (boxes.length > 0) pieces.push({ text, first: boxes[0], last: boxes[boxes.length - 1] })
  }
  const touch = (left, right) =>
    right.top < left.bottom && left.top < right.bottom && Math.abs(right.left - left.right) <= 1
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1]
    const meetsWords = before && /[\p{L}\p{N}]$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(piece.text)
    const joined = meetsWords && !touch(before.last, piece.first) ? before.text + piece.text : ''
    return /\p{L}/u.test(joined) ? [joined] : []
  })
})()`

/** The names of Chromium's accessibility tree in which words are joined that stand apart on the screen. */
export async function joinedNames(page: Page): Promise<string[]> {
  const joined = await page.evaluate<string[]>(FIND_JOINED)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const names = nodes.map(({ name }) => String(name?.value ?? '').replace(/\s+/g, ' '))
  return names.filter((name) => joined.some((words) => name.toLowerCase().includes(words)))
}
