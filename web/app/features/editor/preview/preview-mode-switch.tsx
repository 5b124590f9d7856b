import { Eye, Pencil } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { useEditor } from '../editor-context.ts'

const MODES = [
  { value: 'client', label: 'Za editovanje', Icon: Pencil },
  { value: 'customer', label: 'Za kupce', Icon: Eye },
] as const

/** Switches the preview between the seller's and the shoppers' view; it never changes the published page (docs/product/builder.md 2.6). */
export function PreviewModeSwitch({ onDark = false }: { onDark?: boolean }) {
  const { previewMode, setPreviewMode } = useEditor()
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="Način pregleda"
      value={previewMode}
      onValueChange={(chosen) => {
        const mode = MODES.find(({ value }) => value === chosen)
        if (mode) setPreviewMode(mode.value)
      }}
      className={cx('flex gap-0.5 rounded-control p-0.5', onDark ? 'bg-bar-chosen' : 'bg-well')}
    >
      {MODES.map(({ value, label, Icon }) => (
        <ToggleGroup.Item
          key={value}
          value={value}
          className={cx(
            'flex h-10 items-center gap-2 whitespace-nowrap rounded-control px-3.5 font-semibold transition-colors duration-120 lg:h-8',
            onDark
              ? 'text-on-bar data-[state=on]:bg-white data-[state=on]:text-n900'
              : 'text-fg2 hover:text-fg data-[state=on]:bg-chosen data-[state=on]:text-fg data-[state=on]:shadow-1',
          )}
        >
          <Icon className={cx('size-4', onDark && 'max-sm:hidden')} aria-hidden="true" />
          {label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

/** A badge with the current preview mode. */
export function PreviewBadge() {
  const { previewMode } = useEditor()
  return <Badge tone="brand">{previewMode === 'client' ? 'Pregled za editovanje' : 'Pregled za kupce'}</Badge>
}
