import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'

interface SortableItem {
  readonly id: string
  readonly head: ReactNode
  /** At the right end of the row. */
  readonly aside?: ReactNode
  /** It is not moved itself; others may be moved past it. */
  readonly isFixed?: boolean
  /** It cannot be removed, whatever the list allows. */
  readonly isKept?: boolean
}

interface SortableListProps {
  /** The path of the list in the form; an entry's own is `name.index`. */
  name?: string
  label: string
  /** The name of one entry, without its number: 'Pitanje'. */
  entry: string
  items: readonly SortableItem[]
  open: number | null
  onOpen: (index: number | null) => void
  onMove?: (from: number, to: number) => void
  /** Undefined while the list has its minimum of entries. */
  onRemove?: ((index: number) => void) | undefined
  children: (index: number) => ReactNode
}

interface Move {
  readonly from: number
  readonly to: number
}

const DRAGGED = 'text/x-izlog-row'

const headOf = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('[aria-expanded]') ?? null

/** A list with one open entry; entries are moved by dragging or with buttons, and can be removed. An entry that was added is open, and has the focus. */
export function SortableList({
  name,
  label,
  entry,
  items,
  open,
  onOpen,
  onMove,
  onRemove,
  children,
}: SortableListProps) {
  const [over, setOver] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<Move | null>(null)
  const move = (from: number, to: number) => {
    onMove?.(from, to)
    setMoved({ from, to })
  }
  // A row that moves in the document loses the focus, and so does a button that is disabled at an end of the list.
  useLayoutEffect(() => {
    const row = moved && list.current?.children[moved.to]
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const [up, down] = buttons
    const wanted = moved && moved.to < moved.from ? up : down
    const usable = wanted?.disabled ? buttons.find(({ disabled }) => !disabled) : wanted
    usable?.focus()
  }, [moved])
  const known = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const ids = items.map(({ id }) => id)
    const isAdded = open !== null && ids.length > known.current.length && !known.current.includes(ids[open] ?? '')
    known.current = ids
    if (isAdded) headOf(list.current?.children[open])?.focus()
  }, [items, open])
  /** The button goes with its row; the focus moves on to the next one. */
  const remove = (index: number) => {
    const rows = list.current?.children
    headOf(rows?.[index + 1] ?? rows?.[index - 1])?.focus()
    onRemove?.(index)
  }
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {items.map(({ id, head, aside, isFixed = false, isKept = false }, index) => (
          <li
            key={id}
            draggable={onMove !== undefined && !isFixed && open !== index}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `${entry} ${index}`)}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(DRAGGED)) return
              event.preventDefault()
              setOver(index)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              setOver(null)
              const [from] = /\d+$/.exec(event.dataTransfer.getData(DRAGGED)) ?? []
              if (!from || !event.dataTransfer.getData(DRAGGED).startsWith(entry)) return
              event.preventDefault()
              onMove?.(Number(from), index)
            }}
            className={cx(open === index && 'bg-tint', over === index && 'outline-2 -outline-offset-2 outline-brand')}
          >
            <div className="flex items-center pr-1">
              {onMove && (
                <GripVertical
                  className={cx('ml-2 size-4 shrink-0 cursor-grab text-fg3', isFixed && 'invisible')}
                  aria-hidden="true"
                />
              )}
              <button
                type="button"
                aria-expanded={open === index}
                data-field={name && `${name}.${index}`}
                onClick={() => onOpen(open === index ? null : index)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-2.5 py-2 text-left font-semibold -outline-offset-2 md:min-h-10.5"
              >
                <span className="sr-only">
                  {entry} {index + 1}:{' '}
                </span>
                <span className="min-w-0 flex-1 truncate">{head}</span>
                <ChevronDown
                  className={cx(
                    'size-4 shrink-0 text-fg3 transition-transform duration-120',
                    open !== index && '-rotate-90',
                  )}
                  aria-hidden="true"
                />
              </button>
              {aside}
            </div>
            {open === index && (
              <div className="space-y-3 px-3 pb-3">
                {children(index)}
                <div className="flex items-center gap-1">
                  {onMove && !isFixed && (
                    <>
                      <Button
                        look="quiet"
                        size="icon"
                        className="size-11"
                        data-move=""
                        disabled={index === 0}
                        aria-label={`Pomeri nagore: ${entry} ${index + 1}`}
                        onClick={() => move(index, index - 1)}
                      >
                        <ChevronUp aria-hidden="true" />
                      </Button>
                      <Button
                        look="quiet"
                        size="icon"
                        className="size-11"
                        data-move=""
                        disabled={index === items.length - 1}
                        aria-label={`Pomeri nadole: ${entry} ${index + 1}`}
                        onClick={() => move(index, index + 1)}
                      >
                        <ChevronDown aria-hidden="true" />
                      </Button>
                    </>
                  )}
                  {onRemove && !isKept && (
                    <Button
                      look="quiet"
                      size="small"
                      className="ml-auto text-error"
                      aria-label={`Ukloni: ${entry} ${index + 1}`}
                      onClick={() => remove(index)}
                    >
                      <Trash2 aria-hidden="true" />
                      Ukloni
                    </Button>
                  )}
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved && `Na mestu ${moved.to + 1} od ${items.length}`}
      </p>
    </>
  )
}
