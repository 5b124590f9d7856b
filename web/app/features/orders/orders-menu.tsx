import { Ban, Ellipsis, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { BlockedDialog } from './buyer/blocked-dialog.tsx'

/** What a seller seldom does with their orders. */
export function OrdersMenu() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={buttonClass('secondary', 'normal', 'max-md:w-control max-md:px-0')}>
            <Ellipsis aria-hidden="true" />
            <span className="max-md:sr-only">Više</span>
          </button>
        }
      >
        <MenuItem onSelect={() => void navigate('/orders/pozivi')}>
          <PhoneCall aria-hidden="true" />
          Pozivi
        </MenuItem>
        <MenuItem onSelect={() => setOpen(true)}>
          <Ban aria-hidden="true" />
          Blokirani kupci
        </MenuItem>
      </Menu>
      {isOpen && <BlockedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
