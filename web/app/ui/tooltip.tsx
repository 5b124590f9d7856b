import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactNode } from 'react'

/** Tooltips open after 700 ms, with a skip delay of 300 ms (docs/product/platform.md 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  )
}

/** A short description of the button or icon inside. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-control bg-ink px-2.5 py-1.5 text-small text-on-ink shadow-2 animate-fade"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}
