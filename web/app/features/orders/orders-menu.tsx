import { Ban, Coins, Ellipsis, FileUp, PhoneCall, Star } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../session/use-user.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { BlockedDialog } from './buyer/blocked-dialog.tsx'
import { PayoutDialog } from './payouts/payout-dialog.tsx'
import { ReviewsDialog } from './reviews/reviews-dialog.tsx'

/** What a seller seldom does with their orders; where the desk is read-only, what is no step of it. */
export function OrdersMenu() {
  const { deskReadOnly } = useUser()
  const [open, setOpen] = useState<'blocked' | 'payouts' | 'reviews' | null>(null)
  const close = () => setOpen(null)
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
        {!deskReadOnly && (
          <>
            <MenuItem onSelect={() => void navigate('/orders/pozivi')}>
              <PhoneCall aria-hidden="true" />
              Pozivi
            </MenuItem>
            <MenuItem onSelect={() => setOpen('payouts')}>
              <FileUp aria-hidden="true" />
              Uvoz isplata
            </MenuItem>
          </>
        )}
        <MenuItem onSelect={() => void navigate('/orders/novac')}>
          <Coins aria-hidden="true" />
          Novac po mesecima
        </MenuItem>
        <MenuItem onSelect={() => setOpen('reviews')}>
          <Star aria-hidden="true" />
          Ocene kupaca
        </MenuItem>
        {!deskReadOnly && (
          <MenuItem onSelect={() => setOpen('blocked')}>
            <Ban aria-hidden="true" />
            Blokirani kupci
          </MenuItem>
        )}
      </Menu>
      {open === 'blocked' && <BlockedDialog onClose={close} />}
      {open === 'payouts' && <PayoutDialog onClose={close} />}
      {open === 'reviews' && <ReviewsDialog onClose={close} />}
    </>
  )
}
