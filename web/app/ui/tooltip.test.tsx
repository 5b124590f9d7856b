import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NAMES = ['Prvo', 'Drugo']
const button = (name: string) => screen.getByRole('button', { name })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const hover = async (name: string) => {
  fireEvent.pointerMove(button(name), { pointerType: 'mouse' })
  await pass(0)
}
const leave = async (name: string) => {
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' })
  await pass(0)
  // A tooltip stays while the pointer may be on its way to it.
  fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 })
  await pass(0)
}
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)

it('a tooltip opens after 700 ms, and another one at once within 300 ms', async () => {
  render(
    <TooltipProvider>
      {NAMES.map((name) => (
        <Tooltip key={name} text={`O: ${name}`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  )
  await hover('Prvo')
  await pass(699)
  expect(shown()).toEqual([])
  await pass(1)
  expect(shown()).toEqual(['O: Prvo'])
  await leave('Prvo')
  await pass(299)
  await hover('Drugo')
  expect(shown()).toEqual(['O: Drugo'])
  await leave('Drugo')
  await pass(300)
  await hover('Prvo')
  expect(shown()).toEqual([])
})
