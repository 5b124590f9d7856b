import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Sheet } from './sheet.tsx'
import { toast, useToasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => useToasts.setState({ toasts: [] }))

type Layer = (onClose: () => void) => ReactNode

/** A screen on which a button, or an item of a menu, opens this. */
function Screen({ layer }: { layer: Layer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otvori
      </button>
      <Menu trigger={<button type="button">Akcije</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Izmeni</MenuItem>
      </Menu>
      {open && layer(() => setOpen(false))}
    </>
  )
}

const fields = (
  <form>
    <input aria-label="Ime" />
  </form>
)
const LAYERS: [name: string, layer: Layer][] = [
  [
    'a dialog',
    (onClose) => (
      <Dialog open title="Novi klijent" onClose={onClose}>
        {fields}
      </Dialog>
    ),
  ],
  [
    'a dialog whose field takes the focus by itself',
    (onClose) => (
      <Dialog open title="Potvrdite prijavu" onClose={onClose}>
        <input aria-label="Kod" autoFocus />
      </Dialog>
    ),
  ],
  [
    'a drawer',
    (onClose) => (
      <Drawer open label="Porudžbina" onClose={onClose}>
        {fields}
      </Drawer>
    ),
  ],
  [
    'a drawer whose row is gone',
    (onClose) => (
      <Drawer open label="Porudžbina" onClose={onClose} returnTo={() => null}>
        {fields}
      </Drawer>
    ),
  ],
  [
    'a sheet',
    (onClose) => (
      <Sheet open title="Filteri" onClose={onClose}>
        {fields}
      </Sheet>
    ),
  ],
]

describe.each(LAYERS)('%s', (_name, layer) => {
  it('is closed by Esc and gives the focus back to the button that opened it', async () => {
    const person = userEvent.setup({ pointerEventsCheck: 0 })
    render(<Screen layer={layer} />)
    const opener = screen.getByRole('button', { name: 'Otvori' })
    await person.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is closed by the first Esc, also while a toast is shown', async () => {
    const person = userEvent.setup({ pointerEventsCheck: 0 })
    render(
      <>
        <Screen layer={layer} />
        <Toaster />
      </>,
    )
    await person.click(screen.getByRole('button', { name: 'Otvori' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    act(() => toast({ title: 'Sačuvano' }))
    await screen.findAllByText('Sačuvano')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('a dialog that a menu opened gives the focus back to the button of the menu', async () => {
  const person = userEvent.setup({ pointerEventsCheck: 0 })
  render(
    <Screen
      layer={(onClose) => (
        <Dialog open title="Podaci klijenta" onClose={onClose}>
          {fields}
        </Dialog>
      )}
    />,
  )
  const trigger = screen.getByRole('button', { name: 'Akcije' })
  await person.click(trigger)
  await person.click(await screen.findByRole('menuitem', { name: 'Izmeni' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(trigger))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a dialog whose opener is gone gives the focus to what was around it', async () => {
  const person = userEvent.setup({ pointerEventsCheck: 0 })
  const List = () => {
    const [state, setState] = useState<'there' | 'asked' | 'gone'>('there')
    return (
      <main tabIndex={-1}>
        {state !== 'gone' && (
          <button type="button" onClick={() => setState('asked')}>
            Obriši
          </button>
        )}
        {state === 'asked' && (
          <Dialog open title="Obrisati?" onClose={() => setState('there')}>
            <button type="button" onClick={() => setState('gone')}>
              Da
            </button>
          </Dialog>
        )}
      </main>
    )
  }
  render(<List />)
  await person.click(screen.getByRole('button', { name: 'Obriši' }))
  await person.click(await screen.findByRole('button', { name: 'Da' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
