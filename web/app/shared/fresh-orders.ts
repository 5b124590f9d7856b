import { create } from 'zustand'

interface FreshOrders {
  /** Orders that arrived after the list was fetched. They are added only on demand, so that no row moves under the pointer. */
  readonly count: number
  readonly add: () => void
  readonly clear: () => void
}

export const useFreshOrders = create<FreshOrders>((set) => ({
  count: 0,
  add: () => set(({ count }) => ({ count: count + 1 })),
  clear: () => set({ count: 0 }),
}))
