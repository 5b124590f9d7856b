import { Tabs as RadixTabs } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
  onChange: (value: Value) => void
}

/** Radix gives a pressed tab the focus by a script, which browsers show as if a key had done it; here it has the focus before. */
export const TabTrigger = (trigger: ComponentProps<typeof RadixTabs.Trigger>) => (
  <RadixTabs.Trigger {...trigger} onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })} />
)

/** Tabs with a line below the selected one; the caller stores `value` in the URL. */
export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen)
        if (tab) onChange(tab.value)
      }}
    >
      <RadixTabs.List
        aria-label={label}
        className="flex gap-2 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] max-md:-mx-4 max-md:gap-0 max-md:bg-surface max-md:px-1 max-md:[scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <TabTrigger
            key={tab.value}
            value={tab.value}
            className="h-11 whitespace-nowrap border-b-2 border-transparent px-3 font-semibold focus-visible:-outline-offset-2 text-fg2 hover:text-fg data-[state=active]:border-brand data-[state=active]:text-fg"
          >
            {tab.label}
          </TabTrigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
