import { OrderLink } from '../../order-form/order-link.tsx'

interface OrderButtonProps {
  text: string
  detail?: string
  onOrder: () => void
}

/** The near-black button; the fixed bar hides while one of these is on the screen. */
export const OrderButton = ({ text, detail, onOrder }: OrderButtonProps) => (
  <OrderLink className="dark-button" onOrder={onOrder}>
    <span>{text}</span>
    {detail && <small>{detail}</small>}
  </OrderLink>
)
