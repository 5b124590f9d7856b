import { MAX_CALLS } from '../../../../services/notifier/src/use-cases/send-queue.ts'
import { Queue, type Waiting } from './queue.ts'

/** What outside services allow, and how long they take. */
export interface ServiceLimits {
  /** How long a call takes, in ms. */
  callMs: number
  /** Messages a minute to a seller's chat; 0: no limit. */
  telegramPerMinute: number
  /** Calls a minute of the platform's account to Google Sheets; 0: no limit. */
  sheetsPerMinute: number
}

/** Orders that wait for one channel, by seller. */
export interface Channel {
  name: string
  add(seller: number, order: Omit<Waiting, 'count'>): void
  /** Makes the calls that it can in a step of `seconds` that ends `now`; answers the orders that they carried. */
  send(now: number, seconds: number): Waiting[]
  size(): number
  /** The most that waited at once. */
  longest(): number
}

/** So many lines of orders fit into a gathered message of Telegram's 4,096 characters. */
const LINES_OF_A_MESSAGE = 55
/** Rows of a sheet go in one call, whatever their number. */
const ROWS_OF_A_CALL = 500

/** A bucket of tokens that fills by so many a minute. */
function bucket(perMinute: number, burst: number) {
  let tokens = burst
  let filledAt = 0
  return {
    take(now: number): boolean {
      tokens = Math.min(burst, tokens + ((now - filledAt) * perMinute) / 60)
      filledAt = now
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}

/** The four channels of an order. */
export function channelsOf(
  { callMs, telegramPerMinute, sheetsPerMinute }: ServiceLimits,
  notifiers: number,
): Channel[] {
  const calls = (notifiers * MAX_CALLS) / Math.max(0.001, callMs / 1000)
  const chats = new Map<number, ReturnType<typeof bucket>>()
  const chat = (seller: number) => {
    const known = chats.get(seller) ?? bucket(telegramPerMinute, telegramPerMinute / 2)
    chats.set(seller, known)
    return known
  }
  const account = bucket(sheetsPerMinute, Math.max(3, sheetsPerMinute / 6))
  return [
    channel('Telegram', calls, {
      mayCall: (seller, now) => telegramPerMinute === 0 || chat(seller).take(now),
      together: (waiting) => (telegramPerMinute > 0 && waiting > 1 ? LINES_OF_A_MESSAGE : 1),
    }),
    channel('Sheets', calls, {
      // A send reads the codes and writes the rows; Google limits each.
      mayCall: (_, now) => sheetsPerMinute === 0 || account.take(now),
      together: () => ROWS_OF_A_CALL,
    }),
    channel('pixel', calls),
    channel('courier', calls),
  ]
}

interface Limits {
  mayCall(seller: number, now: number): boolean
  /** The orders of one call, of a seller who has so many waiting. */
  together(waiting: number): number
}

function channel(name: string, callsPerSecond: number, limits?: Limits): Channel {
  const sellers = new Map<number, Queue>()
  let [size, longest, calls] = [0, 0, 0]
  return {
    name,
    add(seller, { since, acceptedAt }) {
      const queue = sellers.get(seller) ?? new Queue()
      sellers.set(seller, queue)
      queue.add(since, 1, acceptedAt)
      size += 1
      longest = Math.max(longest, size)
    },
    send(now, seconds) {
      calls = Math.min(callsPerSecond * seconds + 1, calls + callsPerSecond * seconds)
      const sent: Waiting[] = []
      // Sellers take turns: who was served goes behind the others, where this loop comes to them again.
      for (const [seller, queue] of sellers) {
        if (calls < 1) break
        if (limits && !limits.mayCall(seller, now)) continue
        calls -= 1
        sent.push(...queue.take(limits?.together(queue.size) ?? 1))
        sellers.delete(seller)
        if (queue.size > 0) sellers.set(seller, queue)
      }
      size -= sent.length
      return sent
    },
    size: () => size,
    longest: () => longest,
  }
}
