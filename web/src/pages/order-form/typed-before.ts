import { type FieldName, type FieldValues, NO_VALUES } from './order-fields.ts'
import { ORDER_FORM_ID } from './order-link.tsx'

/** What somebody typed into the story's form before the page came to life, so that coming to life does not wipe it. */
export function typedBefore(): FieldValues {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${ORDER_FORM_ID} form`)
  if (!form) return NO_VALUES
  const typed = new FormData(form)
  const names = Object.keys(NO_VALUES) as FieldName[]
  return Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')])) as Record<FieldName, string>
}
