import { useCallback, useMemo, useState } from 'react'

/** The orders that are selected, by their numbers, whether their rows are loaded or not. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  /** Whether the bar is open; on a phone only then do rows show their boxes. */
  readonly isOpen: boolean
  readonly open: () => void
  readonly toggle: (id: number) => void
  readonly select: (ids: Iterable<number>) => void
  /** Selects none and closes the bar. */
  readonly close: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** The selection of the orders screen. It outlives a change of the filter, so that one can search, select, and search again. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(NONE)
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const select = useCallback((chosen: Iterable<number>) => {
    setIds(new Set(chosen))
    setIsOpen(true)
  }, [])
  const toggle = useCallback((id: number) => {
    setIds((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
    setIsOpen(true)
  }, [])
  const close = useCallback(() => {
    setIds(NONE)
    setIsOpen(false)
  }, [])
  return useMemo(() => ({ ids, isOpen, open, toggle, select, close }), [ids, isOpen, open, toggle, select, close])
}
