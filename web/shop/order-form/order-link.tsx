import type { ReactNode } from 'react'

/** The id of the form that order links point to. */
export const ORDER_FORM_ID = 'poruci'

interface OrderLinkProps {
  className?: string
  onOrder: () => void
  /** Name of the website's text that the link shows, in edit mode. */
  'data-text'?: string
  children: ReactNode
}

/** Opens the order form; before hydration, and where scripts are blocked, it leads to the plain form. */
export const OrderLink = ({ className, onOrder, children, ...mark }: OrderLinkProps) => (
  <a
    {...mark}
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
