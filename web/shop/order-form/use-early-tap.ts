import { useEffect } from 'react'
import { ORDER_FORM_ID } from './order-link.tsx'

/** Opens the form for whoever followed an order link before it had come to life and has written nothing into the plain form yet. */
export function useEarlyTap(open: (quantity: number) => void): void {
  useEffect(() => {
    const look = () => {
      if (location.hash !== `#${ORDER_FORM_ID}`) return
      const plain = document.querySelector<HTMLFormElement>(`#${ORDER_FORM_ID}.plain-order > form`)
      if (!plain || plain.contains(document.activeElement) || inputsOf(plain).some(isChanged)) return
      const quantity = Number(new FormData(plain).get('quantity'))
      plain.parentElement?.remove()
      history.replaceState(null, '', location.pathname + location.search)
      open(quantity)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [open])
}

const inputsOf = (form: HTMLFormElement) => Array.from(form.querySelectorAll('input'))
const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked
