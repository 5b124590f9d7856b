import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../shared/is-typing.ts'

interface OrderKeys {
  /** Goes from the open order to the next or the previous one; null: none is open. */
  onStep: ((by: 1 | -1) => void) | null
  /** j was pressed on the last order of the list. */
  onEnd: () => void
  onHelp: () => void
}

const OPENERS = '[data-opens-order]'
const focusedRow = () => document.activeElement?.closest('[data-order-row]')

/** The keys of the orders screen: j and k go through the orders, c calls the shopper, ? shows the keys. Enter opens, as it does on any button; / is the search's. */
export function useOrderKeys({ onStep, onEnd, onHelp }: OrderKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const { key } = event
    // A dialog above the open order, and a menu, have keys of their own.
    const dialogs = document.querySelectorAll('[role="dialog"], [role="menu"]')
    if (dialogs.length > (onStep ? 1 : 0)) return
    if (key === '?') onHelp()
    else if (key === 'c') phoneLink(dialogs[0])?.click()
    else if (key !== 'j' && key !== 'k') return
    else if (onStep) onStep(key === 'j' ? 1 : -1)
    else if (!focusNext(key === 'j' ? 1 : -1)) onEnd()
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** The phone of the open order, else of the one in the list that has the focus. */
function phoneLink(drawer: Element | undefined): HTMLElement | null {
  const place = drawer ?? focusedRow()
  return place?.querySelector<HTMLElement>('[data-calls]') ?? null
}

/** Moves the focus through the list; false at its end. */
function focusNext(by: 1 | -1): boolean {
  const openers = [...document.querySelectorAll<HTMLElement>(OPENERS)]
  const current = focusedRow()?.querySelector<HTMLElement>(OPENERS)
  const index = current ? openers.indexOf(current) + by : 0
  const next = openers[index]
  next?.focus()
  return next !== undefined || by === -1
}
