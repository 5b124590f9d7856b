import { create } from 'zustand'

/** At most one toast, shown for 5 s and removed from memory 1,000,000 ms after it was dismissed (docs/product/platform.md 9). */
const TOAST_LIMIT = 1
export const TOAST_MS = 5000
export const TOAST_REMOVE_MS = 1_000_000

export interface ToastContent {
  readonly title: string
  readonly description?: string
  readonly tone?: 'good' | 'bad'
  /** One further action, for example 'Vrati'. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface Toast extends ToastContent {
  readonly id: number
  readonly open: boolean
}

interface Toasts {
  readonly toasts: readonly Toast[]
  readonly show: (content: ToastContent) => void
  readonly dismiss: (id: number) => void
}

export const useToasts = create<Toasts>((set) => {
  let lastId = 0
  return {
    toasts: [],
    show: (content) => {
      lastId += 1
      const added = { ...content, id: lastId, open: true }
      set(({ toasts }) => ({ toasts: [added, ...toasts].slice(0, TOAST_LIMIT) }))
    },
    dismiss: (id) => {
      set(({ toasts }) => ({ toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)) }))
      setTimeout(() => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })), TOAST_REMOVE_MS)
    },
  }
})

/** Shows a toast to the user. */
export const toast = (content: ToastContent): void => useToasts.getState().show(content)
