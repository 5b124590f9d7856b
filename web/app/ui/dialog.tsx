import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { DialogClose } from './dialog-close.tsx'
import { DialogContent } from './dialog-content.tsx'

interface DialogProps {
  open: boolean
  /** Undefined while the dialog must stay open, as during work that cannot be cancelled. */
  onClose?: () => void
  title: string
  /** For a longer form with a footer of its own: it fills a phone's screen and is 560 px wide on a desktop. */
  form?: boolean
  children: ReactNode
}

/** A question or a form above the screen; on a phone it comes from the bottom. With `onClose`, Esc and the backdrop close it. */
export function Dialog({ open, onClose, title, form = false, children }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-30 bg-veil animate-fade" />
        <DialogContent
          onClose={onClose}
          className={cx(
            'fixed inset-x-0 bottom-0 z-30 overflow-y-auto bg-surface px-5 pt-5 shadow-3 outline-none max-md:animate-sheet md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:max-h-[90dvh] md:w-full md:-translate-x-1/2 md:-translate-y-1/2 md:animate-fade md:rounded-card',
            form ? 'flex flex-col max-md:top-0 md:max-w-140' : 'max-h-[90dvh] rounded-t-card pb-5 md:max-w-110',
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <RadixDialog.Title className="text-section font-bold">{title}</RadixDialog.Title>
            {onClose && <DialogClose className="-m-2 size-9 max-md:size-11" />}
          </div>
          {children}
        </DialogContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
