/** The path of the field that an element edits, if any. Radix keeps `name` from its switches, so that they have it as data. */
export const fieldNameOf = (element: Element | null): string | null =>
  element?.getAttribute('name') || element?.getAttribute('data-field') || null

/** Gives the focus to a field of the open tab, or to the first entry of a list; false if it is not there. */
export function focusField(name: string): boolean {
  const path = CSS.escape(name)
  const field =
    document.querySelector<HTMLElement>(`main [name="${path}"]:checked`) ??
    document.querySelector<HTMLElement>(`main :is([name="${path}"], [data-field="${path}"])`) ??
    document.querySelector<HTMLElement>(`main [data-field^="${path}."]`)
  field?.focus()
  return field !== null && document.activeElement === field
}
