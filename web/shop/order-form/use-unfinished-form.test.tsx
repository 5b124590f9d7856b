import { UNFINISHED_NOTICE } from '@izlog/contracts/domain/unfinished-forms'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, openDialogs, PLACED } from '../testing/order-forms.ts'
import { openPopup, pressOrder } from '../testing/popup.tsx'
import { samplePage } from '../testing/sample-page.ts'

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

  it('reports nothing that the tab kept and nobody typed in this visit, and nothing again that is unchanged', () => {
    const received = server()
    const first = keeping()
    type('Telefon', '064 812 3390')
    expect(received).toHaveLength(1)
    first.unmount()
    keeping()
    expect(screen.getByLabelText<HTMLInputElement>('Telefon').value).toBe('064 812 3390')
    hide()
    fireEvent.blur(screen.getByLabelText('Telefon'))
    hide()
    expect(received).toHaveLength(1)
    type('Telefon', '064 812 3391')
    expect(received[1]?.body).toEqual({ ...received[0]?.body, phone: '064 812 3391' })
  })

  it('reports nothing of a kept phone of another day', () => {
    const received = server()
    const values = { phone: '064 812 3390' }
    sessionStorage.setItem(`izlog.form.${samplePage().id}`, JSON.stringify({ values, unanswered: null }))
    keeping()
    hide()
    type('Grad', 'Novi Sad')
    expect(received).toEqual([])
  })

  it('reports a phone that is corrected just before the order, in place of the one before', async () => {
    const received = server()
    keeping()
    fill()
    type('Telefon', '064 812 3390')
    fireEvent.input(screen.getByLabelText('Telefon'), { target: { value: '064 812 3391' } })
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    const [before, corrected] = received.slice(-2).map(({ body }) => body)
    expect(before).toMatchObject({ phone: '064 812 3390' })
    expect(corrected).toEqual({ ...before, phone: '064 812 3391' })
  })

  it('reports nothing while an order may have been placed whose answer was lost', async () => {
    const onFailed = vi.fn()
    vi.stubGlobal('alert', onFailed)
    const received: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      received.push(path)
      throw new TypeError('Failed to fetch')
    })
    keeping()
    fill()
    pressOrder()
    await waitFor(() => expect(onFailed).toHaveBeenCalled())
    const before = received.length
    type('Ime i prezime', 'Jovana')
    hide()
    expect(received).toHaveLength(before)
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
