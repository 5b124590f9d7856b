import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PageSeller } from '@izlog/contracts/pages/render'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { OrderPopup, type OrderPopupHandle } from '../order-form/order-popup.tsx'
import { samplePage, sampleSeller } from './sample-page.ts'

/** The popup order form, open, of the sample page and its seller with these changes. */
export function openPopup(page: Partial<PublicWebsite> = {}, seller: Partial<PageSeller> = {}) {
  const popup = createRef<OrderPopupHandle>()
  const rendered = render(
    <OrderPopup ref={popup} website={samplePage(page)} seller={sampleSeller(seller)} pixelScriptUrl={null} />,
  )
  act(() => popup.current?.open(1))
  return rendered
}

export const orderButton = () => screen.getByRole('button', { name: /^(Poruči|Pokušaj ponovo)$/ })
export const pressOrder = () => fireEvent.click(orderButton())
