import { OrderLink } from '../../order-form/order-link.tsx'
import { type TextName, useTextMark } from '../parts/text-mark.ts'

interface OrderButtonProps {
  text: string
  /** Name of the website's field that holds the text; null where none does. */
  name: TextName | null
  detail?: string
  onOrder: () => void
}

/** The near-black button; the bottom bar is hidden while one of these is on the screen. */
export const OrderButton = ({ text, name, detail, onOrder }: OrderButtonProps) => {
  const mark = useTextMark()
  return (
    <OrderLink className="dark-button" onOrder={onOrder}>
      <span {...mark(name)}>{text}</span>
      {detail && (
        <>
          {' '}
          <small>{detail}</small>
        </>
      )}
    </OrderLink>
  )
}
