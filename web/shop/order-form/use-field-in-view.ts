import { type RefObject, useEffect } from 'react'

/** Keeps the field that somebody writes in on the screen as the keyboard comes up or the phone is turned. */
export function useFieldInView(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const show = () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLInputElement && form.current?.contains(activeElement))
        activeElement.scrollIntoView({ block: 'center' })
    }
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [form])
}
