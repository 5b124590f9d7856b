import { useEffect } from 'react'
import { ORDER_FORM_ID } from './order-link.tsx'

/** Opens the form after an order link was followed before hydration, unless something was typed into the plain form. */
export function useEarlyTap(open: (quantity: number) => void): void {
  useEffect(() => {
    const openIfFollowed = () => {
      if (location.hash !== `#${ORDER_FORM_ID}`) return
      const plain = document.querySelector<HTMLFormElement>(`#${ORDER_FORM_ID}.plain-order > form`)
      if (!plain || plain.contains(document.activeElement) || inputsOf(plain).some(isChanged)) return
      const quantity = Number(new FormData(plain).get('quantity'))
      plain.parentElement?.remove()
      history.replaceState(null, '', location.pathname + location.search)
      open(quantity)
    }
    openIfFollowed()
    addEventListener('hashchange', openIfFollowed)
    return () => removeEventListener('hashchange', openIfFollowed)
  }, [open])
}

const inputsOf = (form: HTMLFormElement) => Array.from(form.querySelectorAll('input'))
const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked
