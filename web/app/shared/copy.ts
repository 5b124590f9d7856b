import { toast } from '../ui/toast-store.ts'

/** Copies a text to the clipboard and confirms it with a toast. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Kopirano', description: what })
  } catch {
    toast({ tone: 'bad', title: 'Kopiranje nije uspelo', description: text })
  }
}
