interface OrderButtonProps {
  text: string
  detail?: string
  onOrder: () => void
}

/** The near-black button; `data-order` lets the fixed bar know that one is on the screen. */
export const OrderButton = ({ text, detail, onOrder }: OrderButtonProps) => (
  <button type="button" className="dark-button" data-order="" onClick={onOrder}>
    {text}
    {detail && <small>{detail}</small>}
  </button>
)
