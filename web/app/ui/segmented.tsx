import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; count?: number | undefined; sign?: ReactNode }[]
  onChange: (value: Value) => void
  /** On a phone too, one strip over the full width; for two or three short options. */
  strip?: boolean
}

const CHIPS =
  'h-10 border-edge bg-surface px-3 max-md:data-[state=on]:border-bar max-md:data-[state=on]:bg-bar max-md:data-[state=on]:text-white md:h-8 md:border-transparent md:bg-transparent md:data-[state=on]:bg-chosen md:data-[state=on]:text-fg md:data-[state=on]:shadow-1'
const STRIP =
  'h-11 flex-1 justify-center border-transparent px-1.5 data-[state=on]:bg-chosen data-[state=on]:text-fg data-[state=on]:shadow-1 md:h-8 md:px-3'

/** A filter with counts: one strip on a desktop, chips that scroll sideways on a phone. */
export function Segmented<Value extends string>({ label, value, options, onChange, strip }: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((each) => each.value === chosen)
        if (option) onChange(option.value)
      }}
      className={
        strip
          ? 'flex gap-0.5 rounded-control bg-well p-0.5'
          : 'flex w-max gap-2 md:gap-0.5 md:rounded-control md:bg-well md:p-0.5'
      }
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className={cx(
            'flex items-center gap-2 whitespace-nowrap rounded-control border text-small font-semibold text-fg2 transition-colors duration-120 hover:text-fg max-md:text-body',
            strip ? STRIP : CHIPS,
          )}
        >
          {option.sign && <span className="md:hidden">{option.sign}</span>}
          {option.label}
          {option.count !== undefined && (
            <>
              {/* Keeps the two apart in the name that is read out. */}{' '}
              <span className={cx('tabular font-medium text-fg2', !strip && 'max-md:hidden')}>{option.count}</span>
            </>
          )}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
