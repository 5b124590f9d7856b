import { CallSettings } from '@izlog/contracts/domain/call-settings'
import { ShopDay, type ShopHours } from '@izlog/contracts/domain/shop-hours'
import { CALL_TEXT, UNFINISHED_TEXT } from './call-text.ts'

interface TypedDay {
  isOpen: boolean
  from: string
  until: string
}

/** The settings of the queue as they are typed. */
export interface TypedCallSettings {
  hasHours: boolean
  days: Readonly<Record<ShopDay, TypedDay>>
  attempts: string
  text: string
  unfinished: boolean
  unfinishedText: string
}

/** Proposed where the seller has set no hours yet. */
const USUAL_HOURS: ShopHours = {
  weekdays: { from: '08:00', until: '20:00' },
  saturday: { from: '09:00', until: '15:00' },
  sunday: null,
}
const CLOSED = { from: '09:00', until: '15:00' }

export function typedSettings({ hours, attempts, text, unfinished, unfinishedText }: CallSettings): TypedCallSettings {
  const shown = hours ?? USUAL_HOURS
  const day = (name: ShopDay): TypedDay => ({ isOpen: shown[name] !== null, ...(shown[name] ?? CLOSED) })
  return {
    hasHours: hours !== null,
    days: { weekdays: day('weekdays'), saturday: day('saturday'), sunday: day('sunday') },
    attempts: String(attempts),
    text: text ?? CALL_TEXT,
    unfinished,
    unfinishedText: unfinishedText ?? UNFINISHED_TEXT,
  }
}

/** The settings, or what is wrong with them by the name of the field, such as 'hours.saturday.until'. */
export function readTyped({ hasHours, days, attempts, text, unfinished, unfinishedText }: TypedCallSettings): {
  settings: CallSettings | undefined
  errors: Readonly<Record<string, string>>
} {
  const open = (name: ShopDay) => {
    const { isOpen, from, until } = days[name]
    return isOpen ? { from, until } : null
  }
  const parsed = CallSettings.safeParse({
    hours: hasHours ? Object.fromEntries(ShopDay.options.map((name) => [name, open(name)])) : null,
    attempts: attempts.trim() === '' ? null : Number(attempts),
    text: ownWords(text, CALL_TEXT),
    unfinished,
    unfinishedText: ownWords(unfinishedText, UNFINISHED_TEXT),
  })
  const issues = parsed.error?.issues ?? []
  return {
    settings: parsed.data,
    errors: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  }
}

/** What the seller typed instead of the usual words; null: nothing else. */
function ownWords(typed: string, usual: string): string | null {
  const own = typed.trim()
  return own === '' || own === usual ? null : own
}
