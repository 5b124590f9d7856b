import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDialogs } from '../testing/order-forms.ts'
import { samplePage, sampleSeller } from '../testing/sample-page.ts'
import { OrderPopup, type OrderPopupHandle } from './order-popup.tsx'

let drawn = 0
function Page() {
  const popup = useRef<OrderPopupHandle>(null)
  drawn += 1
  return (
    <>
      <button type="button" onClick={() => popup.current?.open(2)}>
        Poruči odmah
      </button>
      <OrderPopup ref={popup} website={samplePage()} seller={sampleSeller()} pixelScriptUrl={null} />
    </>
  )
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { hidden: true })
const tap = () => fireEvent.click(screen.getByRole('button', { name: 'Poruči odmah' }))
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

beforeEach(() => {
  drawn = 0
  openDialogs()
  history.replaceState(null, '', '/mirna-noc')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the order form of a page', () => {
  it('is prepared in an idle moment once somebody uses the page, and its clock begins when it opens', () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
    render(<Page />)
    expect(idle).toEqual([])
    fireEvent.scroll(window)
    fireEvent.pointerDown(window)
    expect(idle).toHaveLength(1)
    expect(dialog()).toBeNull()
    act(() => idle[0]?.())
    expect(dialog()?.open).toBe(false)
    expect(screen.queryByRole('timer', { hidden: true })).toBeNull()
    tap()
    expect(dialog()?.open).toBe(true)
    expect(chosen()).toBe('2')
    expect(screen.getByRole('timer').textContent).toBe('15:00')
  })

  it('is prepared a moment after it has loaded and somebody uses it where the browser tells no idle moments, as Safari', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    expect('requestIdleCallback' in window).toBe(false)
    const { unmount } = render(<Page />)
    fireEvent.pointerDown(window)
    act(() => vi.advanceTimersByTime(60_000))
    expect(dialog()).toBeNull()
    fireEvent.load(window)
    act(() => vi.advanceTimersByTime(299))
    expect(dialog()).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(dialog()?.open).toBe(false)
    unmount()
    state.mockReturnValue('complete')
    render(<Page />)
    act(() => vi.advanceTimersByTime(60_000))
    expect(dialog()).toBeNull()
    fireEvent.scroll(window)
    act(() => vi.advanceTimersByTime(300))
    expect(dialog()?.open).toBe(false)
  })

  it('keeps the field that is written in on the screen when the keyboard takes room', () => {
    const shown = vi.fn()
    HTMLElement.prototype.scrollIntoView = shown
    render(<Page />)
    tap()
    fireEvent(window, new Event('resize'))
    expect(shown).not.toHaveBeenCalled()
    const town = screen.getByLabelText('Grad')
    town.focus()
    fireEvent(window, new Event('resize'))
    expect(shown.mock.contexts).toEqual([town])
  })

  it('opens without having been prepared, and draws no part of the page anew', () => {
    render(<Page />)
    tap()
    expect(dialog()?.open).toBe(true)
    expect(chosen()).toBe('2')
    expect(drawn).toBe(1)
  })
})
