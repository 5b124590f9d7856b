import { create } from 'zustand'

interface FreshOrders {
  /** Orders that have come in since the list was read; they are shown when the person asks, so that no row moves under the hand. */
  readonly count: number
  readonly add: () => void
  readonly clear: () => void
}

export const useFreshOrders = create<FreshOrders>((set) => ({
  count: 0,
  add: () => set(({ count }) => ({ count: count + 1 })),
  clear: () => set({ count: 0 }),
}))
