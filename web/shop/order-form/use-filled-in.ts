import { type RefObject, useEffect } from 'react'
import { isFieldName } from './order-fields.ts'
import type { OrderFormEvent } from './order-form-state.ts'

/** Some browsers and keepers of passwords fill a form in and tell only that it changed, not that anything was typed. */
export function useFilledIn(form: RefObject<HTMLFormElement | null>, tell: (event: OrderFormEvent) => void): void {
  useEffect(() => {
    const { current } = form
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const { name, value } = target
      if (isFieldName(name)) tell({ type: 'typed', field: name, value })
    }
    current?.addEventListener('change', onChange)
    return () => current?.removeEventListener('change', onChange)
  }, [form, tell])
}
