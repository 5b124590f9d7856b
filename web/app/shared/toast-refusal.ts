import { sentenceOf } from '../api/client.ts'
import { toast } from '../ui/toast-store.ts'

/** Says what failed, and why: the server's sentence, or `fallback` when it said none. */
export function toastRefusal(title: string, error: unknown, fallback = ''): void {
  const description = sentenceOf(error, fallback)
  toast({ tone: 'bad', title, ...(description && description !== title ? { description } : {}) })
}
