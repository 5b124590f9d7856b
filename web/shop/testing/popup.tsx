import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { fireEvent, render, screen } from '@testing-library/react'
import { OrderPopup } from '../order-form/order-popup.tsx'
import { samplePage, sampleSeller } from './sample-page.ts'

/** The popup order form, open, of a page that differs so from the sample. */
export const openPopup = (page: Partial<PublicWebsite> = {}) =>
  render(
    <OrderPopup
      website={samplePage(page)}
      seller={sampleSeller()}
      isOpen
      wasOpened
      quantity={1}
      onClose={() => undefined}
    />,
  )

export const orderButton = () => screen.getByRole('button', { name: 'Poruči' })
export const pressOrder = () => fireEvent.click(orderButton())
