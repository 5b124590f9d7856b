import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogClose } from './dialog-close.tsx'
import { DialogContent } from './dialog-content.tsx'

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** The accessible name. */
  label: string
  /** What takes the focus once it is closed; by default what had it before. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

/** A panel above the list, from the right: 472 px wide on a desktop, the full screen on a phone. Esc and the backdrop close it. */
export function Drawer({ open, onClose, label, returnTo, children }: DrawerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay data-drawer-veil className="fixed inset-0 z-30 bg-veil animate-fade md:top-bar" />
        <DialogContent
          data-drawer
          onClose={onClose}
          // The drawer takes the focus, so that no button in it appears selected.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          returnTo={returnTo}
          className="fixed inset-y-0 right-0 z-30 flex w-full flex-col bg-surface outline-none animate-drawer md:top-bar md:w-118 md:shadow-3"
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          {children}
        </DialogContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** The head of a drawer that has nothing but a title. */
export const DrawerHead = ({ title }: { title: string }) => (
  <header className="flex min-h-14 items-center justify-between border-b border-line px-4 md:px-5">
    <h2 className="text-section font-bold">{title}</h2>
    <DialogClose className="-mr-2 size-11" />
  </header>
)
