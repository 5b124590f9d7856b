import { Tabs as RadixTabs } from 'radix-ui'
import { useFormState } from 'react-hook-form'
import { cx } from '../../ui/cx.ts'
import { ScrollStrip } from '../../ui/scroll-strip.tsx'
import { TabTrigger } from '../../ui/tabs.tsx'
import { useEditor } from './editor-context.ts'
import { tabOf } from './model/fields.ts'
import type { EditorTab } from './tabs/tabs.tsx'

/** The tabs: a rail of 84 px, on a phone a strip that scrolls sideways. A red mark shows which tab has an error. */
export function EditorRail({ tabs }: { tabs: readonly EditorTab[] }) {
  const { form } = useEditor()
  const { errors } = useFormState({ control: form.control })
  const wrong = new Set(Object.keys(errors).map(tabOf))
  return (
    <div className="sticky top-bar z-10 shrink-0 border-b border-line bg-surface lg:static lg:border-r lg:border-b-0">
      <ScrollStrip className="lg:overflow-visible">
        <RadixTabs.List
          aria-label="Delovi editora"
          className="flex w-max px-2 lg:w-auto lg:flex-col lg:gap-1 lg:px-1.5 lg:py-2"
        >
          {tabs.map(({ value, label, Icon }) => (
            <TabTrigger
              key={value}
              value={value}
              className={cx(
                'relative flex shrink-0 items-center gap-1.5 font-semibold text-fg2 transition-colors duration-120 -outline-offset-2 hover:text-fg',
                'h-12 border-b-2 border-transparent px-3 data-[state=active]:border-brand data-[state=active]:text-fg',
                'lg:h-14 lg:flex-col lg:justify-center lg:rounded-control lg:border-b-0 lg:px-0 lg:text-small lg:data-[state=active]:bg-tint lg:data-[state=active]:text-on-tint',
              )}
            >
              <Icon className="size-5 max-lg:hidden" aria-hidden="true" />
              {label}
              {wrong.has(value) && (
                <span className="absolute top-2.5 right-1 size-2 rounded-full bg-danger lg:top-1.5 lg:right-4">
                  <span className="sr-only">ima grešaka</span>
                </span>
              )}
            </TabTrigger>
          ))}
        </RadixTabs.List>
      </ScrollStrip>
    </div>
  )
}
