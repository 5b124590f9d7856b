import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { cx } from './cx.ts'

/** The cross of a dialog or a sheet; `className` sets its size and place. */
export const DialogClose = ({ className }: { className: string }) => (
  <RadixDialog.Close
    aria-label="Zatvori"
    className={cx('grid shrink-0 place-items-center rounded-control text-fg2 hover:bg-well', className)}
  >
    <X className="size-4" aria-hidden="true" />
  </RadixDialog.Close>
)
