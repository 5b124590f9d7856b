import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** The accessible name. */
  label: string
  children: ReactNode
}

/** A panel above the list, from the right: 472 px wide on a desktop, the full screen on a phone. Esc and the backdrop close it. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-30 bg-veil animate-fade md:top-bar" />
        <RadixDialog.Content
          aria-describedby={undefined}
          // The drawer takes the focus, so that no button in it appears selected.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          className="fixed inset-y-0 right-0 z-30 flex w-full flex-col bg-surface outline-none animate-drawer md:top-bar md:w-118 md:shadow-3"
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
