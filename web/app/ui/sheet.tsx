import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogClose } from './dialog-close.tsx'
import { DialogContent } from './dialog-content.tsx'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A panel from the bottom of a phone that covers most of the screen; its head stays in place while the content scrolls. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-30 bg-veil animate-fade" />
        <DialogContent
          onClose={onClose}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          className="fixed inset-x-0 bottom-0 z-30 flex h-[85dvh] flex-col overflow-hidden rounded-t-card bg-surface pb-[env(safe-area-inset-bottom)] shadow-3 outline-none animate-sheet"
        >
          <div className="flex h-14 shrink-0 items-center justify-between gap-4 pr-2 pl-4">
            <RadixDialog.Title className="text-section font-bold">{title}</RadixDialog.Title>
            <DialogClose className="size-11" />
          </div>
          {children}
        </DialogContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
