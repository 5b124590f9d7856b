import { UNFINISHED_NOTICE } from '@izlog/contracts/domain/unfinished-forms'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, openDialogs, PLACED } from '../testing/order-forms.ts'
import { openPopup, pressOrder } from '../testing/popup.tsx'

beforeEach(() => {
  sessionStorage.clear()
  openDialogs()
})

/** Stubs the server, which answers orders alone; returns the unfinished forms that it received. */
function server() {
  const received: { body: Record<string, unknown>; keepalive: boolean | undefined }[] = []
  vi.stubGlobal('fetch', async (path: string, { body, keepalive }: { body: string; keepalive?: boolean }) => {
    if (path === '/api/orders') return Response.json(PLACED[1], { status: PLACED[0] })
    received.push({ body: JSON.parse(body), keepalive })
    throw new TypeError('Failed to fetch')
  })
  return received
}
const keeping = () => openPopup({}, { keepsUnfinished: true })
const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label)
  fireEvent.input(input, { target: { value } })
  fireEvent.blur(input)
}
/** The shopper goes to another app. */
function hide() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
}

describe('a form whose seller keeps unfinished ones', () => {
  it('says so under the phone, before anything is typed', () => {
    keeping()
    const described = screen.getByLabelText('Telefon').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(UNFINISHED_NOTICE)
  })

  it('reports the phone once its field is left, with no more than name and quantity, and waits for no answer', () => {
    const received = server()
    keeping()
    type('Ulica i broj', 'Futoška 21')
    expect(received).toEqual([])
    type('Telefon', '064 812 3390')
    expect(received).toEqual([
      {
        body: {
          form: expect.stringMatching(/^[0-9a-f]{32}$/),
          websiteId: 7,
          quantity: 1,
          name: '',
          phone: '064 812 3390',
        },
        keepalive: true,
      },
    ])
    type('Grad', 'Novi Sad')
    expect(received).toHaveLength(1)
    type('Ime i prezime', 'Jovana')
    fireEvent.click(screen.getByLabelText(/^2 komada/))
    hide()
    const [{ body } = { body: {} }, ...later] = received
    expect(later.map((report) => report.body)).toEqual([
      { ...body, name: 'Jovana' },
      { ...body, name: 'Jovana', quantity: 2 },
    ])
  })

  it('reports a phone also when the page is left with the cursor in its field, and nothing of a wrong one', () => {
    const received = server()
    keeping()
    fireEvent.input(screen.getByLabelText('Telefon'), { target: { value: '064 81' } })
    hide()
    expect(received).toEqual([])
    fireEvent.input(screen.getByLabelText('Telefon'), { target: { value: '064 812 3390' } })
    hide()
    hide()
    expect(received).toHaveLength(1)
  })

  it('places orders as ever, and reports nothing once one is placed', async () => {
    const received = server()
    keeping()
    fill()
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    const before = received.length
    hide()
    expect(received).toHaveLength(before)
  })
})

it('a form of any other seller says and reports nothing', () => {
  const received = server()
  openPopup()
  type('Telefon', '064 812 3390')
  hide()
  expect(received).toEqual([])
  expect(screen.queryByText(UNFINISHED_NOTICE)).toBeNull()
})
