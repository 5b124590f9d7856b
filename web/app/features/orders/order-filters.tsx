import { type OrderCounts, OrderStatus } from '@izlog/contracts/domain/order-status'
import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import { ListFilter, Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { OrderSearch } from '../../api/orders.ts'
import { isTyping } from '../../shared/is-typing.ts'
import { Button } from '../../ui/button.tsx'
import { frameClass, inputClass } from '../../ui/field.tsx'
import { ScrollStrip } from '../../ui/scroll-strip.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { StatusShape } from '../../ui/status-shape.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { filterWords, someOf, statusShown } from './order-filter.ts'

const TYPING_PAUSE_MS = 250

interface OrderFiltersProps {
  filter: OrderSearch
  counts: OrderCounts | undefined
  /** How many orders are on hold; the choice is there only while there are any. */
  onHold: number
  onChange: (filter: OrderSearch) => void
}

/** Search, status and further filters; the server applies them, and the URL stores them. */
export function OrderFilters({ filter, counts, onHold, onChange }: OrderFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const words = filterWords(filter)
  const options = [
    { value: 'all', label: 'Sve', count: counts?.total },
    ...OrderStatus.options.map((status) => ({
      value: status,
      label: ORDER_STATUS_LABELS[status],
      count: counts?.[status],
      sign: <StatusShape status={status} />,
    })),
    ...(onHold > 0 || filter.onHold ? [{ value: 'on-hold' as const, label: 'Zadržane', count: onHold }] : []),
  ] as const
  return (
    <search className="no-print flex flex-col gap-3 md:flex-row md:items-center md:gap-2.5">
      <SearchBox
        value={filter.search ?? ''}
        onChange={(search) => onChange(someOf({ ...filter, onHold: undefined, search }))}
      />
      <ScrollStrip className="max-md:-mx-4 max-md:px-4 max-md:py-0.5 md:min-w-0">
        <Segmented
          label="Status"
          value={filter.onHold ? 'on-hold' : (statusShown(filter) ?? 'all')}
          options={options}
          onChange={(chosen) => {
            if (chosen === 'on-hold') return onChange({ onHold: true })
            const status = OrderStatus.safeParse(chosen).data
            onChange(someOf({ ...filter, onHold: undefined, place: undefined, status }))
          }}
        />
      </ScrollStrip>
      <Button
        aria-label={['Filteri', ...words].join(' · ')}
        onClick={() => setOpen(true)}
        className="max-md:self-start md:h-9"
      >
        <ListFilter aria-hidden="true" />
        {words.join(' · ') || 'Filteri'}
      </Button>
      {isOpen && <FilterDialog filter={filter} onChange={onChange} onClose={() => setOpen(false)} />}
    </search>
  )
}

/** What the search finds, in the field and, while one types, below it (contracts/src/domain/search-keys.ts). */
const SEARCHES_BY = 'Broj, kupac, telefon, email, proizvod'
const SEARCH_HINT = 'I deo broja, imena, prezimena, telefona ili email-a, bar tri znaka; kvačice nisu važne.'

function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()

  // The value in the URL changed without typing: by the back button or 'Obriši filtere'.
  if (seen !== value) {
    setSeen(value)
    if (typed.trim() !== value) setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value) return
    const pause = setTimeout(() => onChange(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, value, onChange])

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])

  return (
    <div className="group relative md:shrink-0">
      <div className={`${frameClass(false)} md:h-9 md:w-82.5`}>
        <Search className="-mr-1 ml-3 size-4 shrink-0 text-fg3" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          aria-label="Pretraga porudžbina"
          placeholder={SEARCHES_BY}
          aria-describedby={hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          className={`${inputClass} [&::-webkit-search-cancel-button]:hidden`}
        />
        {typed ? (
          <button
            type="button"
            aria-label="Obriši pretragu"
            onClick={() => setTyped('')}
            className="grid size-9 shrink-0 place-items-center text-fg3 hover:text-fg max-md:size-11"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        ) : (
          <kbd className="mr-2.5 rounded-tag border border-edge px-1.5 font-sans text-tiny text-fg3 max-md:hidden">
            /
          </kbd>
        )}
      </div>
      <p
        id={hint}
        className="mt-1 hidden text-small text-fg2 group-focus-within:block md:absolute md:z-10 md:w-82.5 md:rounded-control md:border md:border-line md:bg-surface md:px-3 md:py-2 md:shadow-2"
      >
        {SEARCH_HINT}
      </p>
    </div>
  )
}
