import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOAST_REMOVE_MS, toast, useToasts } from './toast-store.ts'

const shown = () => useToasts.getState().toasts.map(({ title, open }) => [title, open])

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    useToasts.setState({ toasts: [] })
  })
  afterEach(() => vi.useRealTimers())

  it('are one at a time, the newest', () => {
    toast({ title: 'Prvo' })
    toast({ title: 'Drugo' })
    expect(shown()).toEqual([['Drugo', true]])
  })

  it('dismissed, are closed at once and forgotten after 1,000,000 ms', () => {
    toast({ title: 'Prvo' })
    useToasts.getState().dismiss(useToasts.getState().toasts[0]?.id ?? 0)
    expect(shown()).toEqual([['Prvo', false]])
    vi.advanceTimersByTime(TOAST_REMOVE_MS - 1)
    expect(shown()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })
})
