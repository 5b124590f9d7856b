import { MOST_TYPED, SEARCH_FIELD } from './filter-address.ts'

/** What somebody looked for before the page came to life, so that coming to life does not wipe it; empty on the server. */
export function typedEarly(): string {
  const field =
    typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`input[name="${SEARCH_FIELD}"]`)
  return field?.value.slice(0, MOST_TYPED) ?? ''
}
