import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('a button whose work is under way keeps the focus and takes no press, nor does its form', async () => {
  const person = userEvent.setup({ pointerEventsCheck: 0 })
  const press = vi.fn()
  const submit = vi.fn((event: Event) => event.preventDefault())
  const form = (busy: string | false) => (
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <input aria-label="Ime" />
      <Button type="submit" busy={busy} onClick={press}>
        Sačuvaj
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await person.click(screen.getByRole('button', { name: 'Sačuvaj' }))
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1])

  rerender(form('Čuvanje…'))
  const button = screen.getByRole('button', { name: 'Čuvanje…' })
  expect(document.activeElement).toBe(button)
  await person.keyboard('{Enter}')
  await person.click(button)
  await person.type(screen.getByLabelText('Ime'), 'Ana{Enter}')
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1])
})
