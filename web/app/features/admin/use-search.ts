import { useState } from 'react'
import { useDebounced } from '../../shared/use-debounced.ts'

/** How long (ms) typing rests before the server is asked. */
const ASK_AFTER_MS = 250

/** What is typed into the search of a list, and what the server is asked for. */
export function useSearch() {
  const [typed, setTyped] = useState('')
  return { typed, setTyped, asked: useDebounced(typed.trim(), ASK_AFTER_MS) }
}
export type Search = ReturnType<typeof useSearch>
