import { Dialog as RadixDialog } from 'radix-ui'
import { type ComponentProps, useState } from 'react'

interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** What takes the focus on closing; by default, or if it is gone, what had it before. */
  returnTo?: (() => HTMLElement | null) | undefined
}

/** The content of a dialog. Radix gives the focus back only to a trigger of its own, and ours are opened by state. */
export function DialogContent({ returnTo, ...content }: DialogContentProps) {
  const [opener] = useState(currentOpener)
  return (
    <RadixDialog.Content
      aria-describedby={undefined}
      {...content}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        const target = returnTo?.() ?? opener
        target?.focus()
      }}
    />
  )
}

/** What has the focus; for an item of a menu, which closes, the menu's button. */
function currentOpener(): HTMLElement | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement ? opener : null
}
