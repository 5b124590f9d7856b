import type { Market } from '@izlog/contracts/domain/market-facts'
import { type InputHTMLAttributes, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { localize } from '../parts/localize.ts'
import { loadTowns, matchingTowns, type Town } from '../towns/towns.ts'

interface TownInputProps {
  attributes: InputHTMLAttributes<HTMLInputElement> & { readonly id: string; readonly value: string }
  market: Market
  onType: (value: string) => void
  onPick: (town: Town) => void
}

/**
 * The town, with suggestions from the market's list (ARIA combobox): arrows and Enter or a tap pick one, Esc closes the list, and
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
          // Autofill may write into an unfocused field, whose list no blur would close.
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
              event.preventDefault() // keeps the focus in the field
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

/** The market's towns, fetched once, when `load` is first called; if that fails the list stays empty, and the next focus tries again. */
function useTowns(market: Market): { readonly towns: readonly Town[]; readonly load: () => void } {
  const [towns, setTowns] = useState<readonly Town[]>([])
  const isRequested = useRef(false)
  const load = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    loadTowns(market)
      .then(setTowns)
      .catch(() => {
        isRequested.current = false
      })
  }, [market])
  return { towns, load }
}
