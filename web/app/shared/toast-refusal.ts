import { sentenceOf } from '../api/client.ts'
import { toast } from '../ui/toast-store.ts'

/** Shows a toast with the title and the reason: the server's message, or `fallback` if there is none. */
export function toastRefusal(title: string, error: unknown, fallback = ''): void {
  const description = sentenceOf(error, fallback)
  toast({ tone: 'bad', title, ...(description && description !== title ? { description } : {}) })
}
