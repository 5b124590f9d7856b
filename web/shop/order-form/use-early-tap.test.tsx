import { act, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { ORDER_FORM_ID } from './order-link.tsx'
import { PlainOrder } from './plain-order.tsx'
import { useEarlyTap } from './use-early-tap.ts'

let opened: number[]

beforeEach(() => {
  opened = []
  document.body.innerHTML = renderToStaticMarkup(<PlainOrder website={samplePage()} startQuantity={3} />)
})
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const tap = () => history.pushState(null, '', `/jastuk?utm_source=fb#${ORDER_FORM_ID}`)
const open = (quantity: number) => void opened.push(quantity)
const ComesToLife = () => {
  useEarlyTap(open)
  return null
}
const plainForm = () => screen.queryByRole('region', { name: 'Porudžbina', hidden: true })

describe('a tap on an order link before it has come to life', () => {
  it('opens the form as soon as there is one, with as many pieces as the plain form starts with', () => {
    tap()
    render(<ComesToLife />)
    expect(opened).toEqual([3])
    expect(plainForm()).toBeNull()
    expect(location.href).toMatch(/\/jastuk\?utm_source=fb$/)
  })

  it('opens it too while parts of the page still wait', () => {
    render(<ComesToLife />)
    expect(opened).toEqual([])
    tap()
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
    expect(opened).toEqual([3])
  })

  it.each([
    ['has been written in', (city: HTMLInputElement) => Object.assign(city, { value: 'Novi Sad' })],
    ['is just being written in', (city: HTMLInputElement) => city.focus()],
  ])('leaves a plain form that %s', (_, touch) => {
    tap()
    touch(screen.getByLabelText(/^Grad/))
    render(<ComesToLife />)
    expect(opened).toEqual([])
    expect(plainForm()).not.toBeNull()
  })

  it('opens nothing for whoever follows no link', () => {
    render(<ComesToLife />)
    expect(opened).toEqual([])
  })
})
