import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; count?: number | undefined; sign?: ReactNode }[]
  onChange: (value: Value) => void
}

/** A filter of a few choices with their counts: one strip on a desktop, chips that scroll sideways on a phone. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((each) => each.value === chosen)
        if (option) onChange(option.value)
      }}
      className="flex w-max gap-2 md:gap-0.5 md:rounded-control md:bg-well md:p-0.5"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="flex h-10 items-center gap-2 whitespace-nowrap rounded-control border border-edge bg-surface px-3 text-small font-semibold text-fg2 transition-colors duration-120 hover:text-fg max-md:text-body max-md:data-[state=on]:border-bar max-md:data-[state=on]:bg-bar max-md:data-[state=on]:text-white md:h-8 md:border-transparent md:bg-transparent md:data-[state=on]:bg-chosen md:data-[state=on]:text-fg md:data-[state=on]:shadow-1"
        >
          {option.sign && <span className="md:hidden">{option.sign}</span>}
          {option.label}
          {option.count !== undefined && (
            <span className="tabular font-medium text-fg2 max-md:hidden">{option.count}</span>
          )}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
