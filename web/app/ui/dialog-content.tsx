import { Dialog as RadixDialog } from 'radix-ui'
import { type ComponentProps, useState } from 'react'
import { focusHome } from './keep-focus.ts'

interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** Undefined while the dialog must stay open. */
  onClose: (() => void) | undefined
  /** What takes the focus on closing; by default, or if it is gone, what had it before. */
  returnTo?: (() => HTMLElement | null) | undefined
}

/** The content of a dialog. Radix gives the focus back only to a trigger of its own, and ours are opened by state. */
export function DialogContent({ onClose, returnTo, ...content }: DialogContentProps) {
  const [opener] = useState(currentOpener)
  const [home] = useState(() => focusHome(opener))
  return (
    <RadixDialog.Content
      aria-describedby={undefined}
      {...content}
      onKeyDown={(event) => {
        // Of the layers that are open, Radix gives Esc to the newest alone, which may be a toast. What a layer within took is prevented.
        const isOurs =
          event.key === 'Escape' && !event.defaultPrevented && event.currentTarget === closestDialog(event.target)
        if (isOurs) onClose?.()
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        const left = returnTo?.() ?? opener
        if (left?.isConnected) left.focus()
        // Where nothing has it, or a drawer around the opener took it.
        else if (home && document.activeElement?.contains(home)) home.focus()
      }}
    />
  )
}

const closestDialog = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[role="dialog"]') : null

/** What has the focus; for an item of a menu, which closes, the menu's button. */
function currentOpener(): HTMLElement | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement ? opener : null
}
