import type { ReactNode } from 'react'

/** The id of the form that an order link leads to. */
export const ORDER_FORM_ID = 'poruci'

interface OrderLinkProps {
  className?: string
  onOrder: () => void
  children: ReactNode
}

/** Opens the order form; before the script is there, or where scripts are blocked, it leads to the plain one. */
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
