/** What is sent to Telegram for one delivery, as Telegram HTML. */
export interface TelegramContent {
  /** As a message of its own. */
  text: string
  /** Its line in a gathered message; absent: the gathered message contains `text` as it is. */
  short?: { of: 'order' | 'upsell'; line: string } | undefined
}

/** A message that contains the next `count` contents. */
export interface Message {
  text: string
  count: number
}

/** Telegram's limit counts the text without tags and entities, which is never longer than what we send. */
const MAX_LENGTH = 4096

const PLURAL = new Intl.PluralRules('sr')
const HEADINGS = {
  order: { icon: '🛒', one: 'nova porudžbina', few: 'nove porudžbine', other: 'novih porudžbina' },
  upsell: { icon: '➕', one: 'dodatak uz porudžbinu', few: 'dodatka uz porudžbine', other: 'dodataka uz porudžbine' },
} as const

/**
 * At most `room` messages for these contents, in order: as many as possible are messages of their own, the others are gathered.
 * Contents that do not fit are left out at the end, for a later send.
 */
export function messagesFor(contents: readonly TelegramContent[], room: number): Message[] {
  for (let alone = Math.min(room, contents.length); alone >= 0; alone--) {
    const gathered = gather(contents.slice(alone), room - alone)
    const total = alone + gathered.reduce((sum, { count }) => sum + count, 0)
    if (total === contents.length || alone === 0)
      return [...contents.slice(0, alone).map(({ text }) => ({ text, count: 1 })), ...gathered]
  }
  return []
}

function gather(contents: readonly TelegramContent[], room: number): Message[] {
  const messages: Message[] = []
  for (let from = 0; from < contents.length && messages.length < room; ) {
    let count = 1
    while (from + count < contents.length && textOf(contents.slice(from, from + count + 1)).length <= MAX_LENGTH)
      count++
    messages.push({ text: textOf(contents.slice(from, from + count)), count })
    from += count
  }
  return messages
}

function textOf(contents: readonly TelegramContent[]): string {
  const [first] = contents
  if (first && contents.length === 1) return first.text
  const linesOf = (of: 'order' | 'upsell') => contents.flatMap(({ short }) => (short?.of === of ? [short.line] : []))
  return [
    ...listOf('order', linesOf('order')),
    ...listOf('upsell', linesOf('upsell')),
    ...contents.flatMap(({ text, short }) => (short ? [] : [text])),
  ].join('\n\n')
}

function listOf(of: 'order' | 'upsell', lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const { icon, ...forms } = HEADINGS[of]
  const form = PLURAL.select(lines.length)
  const heading = `${lines.length} ${form === 'one' || form === 'few' ? forms[form] : forms.other}`
  return [`${icon} <b>${heading}</b>`, lines.join('\n')]
}
