import { Popover as RadixPopover } from 'radix-ui'
import type { ReactNode } from 'react'

interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
  /** The accessible name. */
  label: string
  children: ReactNode
}

/** A panel of 384 px below its trigger button. Esc and a click outside close it. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align="end"
          sideOffset={12}
          collisionPadding={8}
          // The panel takes the focus, so that no button in it appears selected.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          className="z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 flex-col overflow-hidden rounded-card border border-line bg-raise text-body text-fg shadow-2 outline-none animate-menu"
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
