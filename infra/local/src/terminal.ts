const tty = process.stdout.isTTY === true
// Ignores an output that was closed, for example by `head`, so that the command continues.
process.stdout.on('error', () => undefined)

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const esc = '\u001b'
const colourCode = new RegExp(`(${esc}\\[\\d+m)`)
const colour = (code: number, text: string) => (tty ? `${esc}[${code}m${text}${esc}[0m` : text)
export const bold = (text: string) => colour(1, text)
export const dim = (text: string) => colour(2, text)
export const green = (text: string) => colour(32, text)
export const red = (text: string) => colour(31, text)
export const yellow = (text: string) => colour(33, text)

const open = new Set<{ title: string; since: number }>()
let frame = 0
let timer: NodeJS.Timeout | undefined

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

function drawStatus(): void {
  frame = (frame + 1) % frames.length
  const titles = [...open].map((step) => `${step.title} ${dim(seconds(step.since))}`)
  const line = `${frames[frame]} ${titles.join(dim(' · '))}`
  process.stdout.write(`${esc}[2K\r${truncated(line, process.stdout.columns ?? 80)}\r`)
}

/** Cuts a line to the terminal's width, not counting colour codes, so that redrawing does not leave parts of a wrapped line. */
export function truncated(line: string, columns: number): string {
  let width = 0
  let result = ''
  for (const part of line.split(colourCode)) {
    if (part.startsWith(esc)) {
      result += part
      continue
    }
    const room = Math.max(0, columns - 1 - width)
    result += part.slice(0, room)
    width += part.length
  }
  return result
}

/** Prints a whole line above the step that is being shown. */
export function print(line = ''): void {
  process.stdout.write(tty ? `${esc}[2K\r${line}\n` : `${line}\n`)
}

/** Shows a step while it runs, then its duration. A terminal shows one line that is redrawn; other outputs get two plain lines. */
export async function step<T>(title: string, run: () => Promise<T>): Promise<T> {
  const entry = { title, since: Date.now() }
  open.add(entry)
  if (tty) timer ??= setInterval(drawStatus, 100)
  else print(`  ${title} …`)
  try {
    const result = await run()
    close(entry)
    print(`${green('✓')} ${title} ${dim(seconds(entry.since))}`)
    return result
  } catch (error) {
    close(entry)
    print(`${red('✗')} ${title} ${dim(seconds(entry.since))}`)
    throw error
  }
}

function close(entry: { title: string; since: number }): void {
  open.delete(entry)
  if (open.size > 0 || !timer) return
  clearInterval(timer)
  timer = undefined
  process.stdout.write(`${esc}[2K\r`)
}

/** An error whose message alone is enough for a person; other errors are shown with their stack. */
export class Refusal extends Error {}
