import { Ban, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { BlockedDialog } from './buyer/blocked-dialog.tsx'

/** What a seller seldom does with their orders. */
export function OrdersMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={buttonClass()}>
            <Ellipsis aria-hidden="true" />
            Više
          </button>
        }
      >
        <MenuItem onSelect={() => setOpen(true)}>
          <Ban aria-hidden="true" />
          Blokirani kupci
        </MenuItem>
      </Menu>
      {isOpen && <BlockedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
