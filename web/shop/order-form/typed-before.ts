import { type FieldValues, NO_VALUES, valuesFrom } from './order-fields.ts'
import { ORDER_FORM_ID } from './order-link.tsx'

/** What somebody typed into the story's form before the page came to life, so that coming to life does not wipe it. */
export function typedBefore(): FieldValues {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${ORDER_FORM_ID} form`)
  if (!form) return NO_VALUES
  const typed = new FormData(form)
  return valuesFrom((name) => String(typed.get(name) ?? ''))
}
