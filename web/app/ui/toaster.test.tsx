import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, useToasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a toast', () => {
  const show = async () => {
    render(<Toaster />)
    act(() => toast({ title: 'Sačuvano' }))
    await pass(0)
    return screen.getByText('Sačuvano', { selector: 'li *' })
  }
  const isOpen = () => useToasts.getState().toasts[0]?.open

  it('closes by itself after 5000 ms', async () => {
    await show()
    await pass(4999)
    expect(isOpen()).toBe(true)
    await pass(1)
    expect(isOpen()).toBe(false)
  })

  it('has its area focused by F8', async () => {
    await show()
    fireEvent.keyDown(document, { code: 'F8' })
    expect(document.activeElement?.querySelector('li')).toBeTruthy()
  })

  it.each([
    ['stays after 49 px to the right', 49, 0, true],
    ['goes after 51 px to the right', 51, 0, false],
    ['stays after 200 px to the left', -200, 0, true],
    ['stays after 200 px down', 0, 200, true],
  ])('that is swiped %s', async (_how, clientX, clientY, expected) => {
    const title = await show()
    fireEvent.pointerDown(title, { button: 0, clientX: 0, clientY: 0 })
    fireEvent.pointerMove(title, { clientX, clientY })
    fireEvent.pointerUp(title, { clientX, clientY })
    expect(isOpen()).toBe(expected)
  })
})
