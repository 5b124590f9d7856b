import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usePopup } from './use-popup.ts'

const start = () => renderHook(() => usePopup(() => undefined)).result

beforeEach(() => history.replaceState(null, '', '/mirna-noc'))

describe('the form over a page', () => {
  it('is one step in the history, however often the button is tapped', () => {
    const popup = start()
    const steps = history.length
    act(() => {
      popup.current.open(1)
      popup.current.open(1)
    })
    expect(history.length).toBe(steps + 1)
    expect(popup.current.isOpen).toBe(true)
  })

  it('leads back that one step when it is closed, also by a double tap', async () => {
    const popup = start()
    act(() => popup.current.open(2))
    const back = vi.spyOn(history, 'back')
    act(() => {
      popup.current.close()
      popup.current.close()
    })
    expect(back).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(popup.current.isOpen).toBe(false))
  })

  it('closes at the back button', async () => {
    const popup = start()
    act(() => popup.current.open(1))
    history.back()
    await waitFor(() => expect(popup.current.isOpen).toBe(false))
  })
})
