import type { ReactNode } from 'react'

/** The id of the form that order links point to. */
export const ORDER_FORM_ID = 'poruci'

interface OrderLinkProps {
  className?: string
  onOrder: () => void
  children: ReactNode
}

/** Opens the order form; before hydration, and where scripts are blocked, it leads to the plain form. */
export const OrderLink = ({ className, onOrder, children }: OrderLinkProps) => (
  <a
    className={className}
    href={`#${ORDER_FORM_ID}`}
    data-order=""
    onClick={(event) => {
      event.preventDefault()
      onOrder()
    }}
  >
    {children}
  </a>
)
