import type { Market } from '@izlog/contracts/domain/market-facts'
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { localize } from '../parts/speech.ts'
import { matchingTowns, type Town } from '../towns/towns.ts'
import { useTowns } from './use-towns.ts'

interface TownInputProps {
  attributes: InputHTMLAttributes<HTMLInputElement> & { readonly id: string; readonly value: string }
  market: Market
  onType: (value: string) => void
  onPick: (town: Town) => void
}

/**
 * The town, with suggestions from the market's list (ARIA combobox): arrows and Enter or a tap pick one, Esc closes, and
 * any other town may be typed.
 */
export function TownInput({ attributes, market, onType, onPick }: TownInputProps) {
  const { id, value } = attributes
  const { towns, load } = useTowns(market)
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const found = open ? matchingTowns(towns, value) : []
  const list = useRef<HTMLDivElement>(null)
  const count = found.length
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [count])
  const close = () => {
    setOpen(false)
    setMarked(-1)
  }
  const pick = (town: Town) => {
    onPick(town)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const town = found[marked]
    if (event.key === 'Enter' && town) pick(town)
    else if (event.key === 'Escape' && count > 0) close()
    else if (event.key === 'ArrowDown' && count > 0) setMarked((marked + 1) % count)
    else if (event.key === 'ArrowUp' && count > 0) setMarked(marked < 1 ? count - 1 : marked - 1)
    else return
    event.preventDefault()
    event.stopPropagation() // Esc closes the list, not the form around it
  }
  return (
    <>
      <input
        {...attributes}
        type="text"
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={`${id}-towns`}
        aria-autocomplete="list"
        aria-activedescendant={found[marked] ? `${id}-town-${marked}` : undefined}
        onFocus={load}
        onInput={({ currentTarget }) => {
          onType(currentTarget.value)
          // The browser may fill it in while the cursor is elsewhere, and nothing would close the list.
          setOpen(currentTarget === document.activeElement)
          setMarked(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          attributes.onBlur?.(event)
        }}
      />
      <div
        ref={list}
        className="towns"
        id={`${id}-towns`}
        role="listbox"
        tabIndex={-1}
        aria-label={localize(market, 'Predlozi mesta')}
        hidden={count === 0}
      >
        {found.map((town, index) => (
          <div
            key={`${town.name} ${town.postalCode}`}
            id={`${id}-town-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            onMouseDown={(event) => {
              event.preventDefault() // the field keeps the cursor
              pick(town)
            }}
          >
            <b>{town.name}</b>
            <span>{town.postalCode}</span>
          </div>
        ))}
      </div>
    </>
  )
}
