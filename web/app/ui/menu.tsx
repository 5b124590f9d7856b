import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const panelClass =
  'z-40 min-w-44 rounded-control border border-line bg-raise p-1 text-body text-fg shadow-2 animate-menu'
const itemClass =
  'flex min-h-control-sm cursor-pointer select-none items-center gap-2.5 rounded-tag px-2.5 py-1 font-medium outline-none data-[highlighted]:bg-well [&_svg]:size-4 [&_svg]:shrink-0'

interface MenuProps {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
}

/** A menu below its trigger button. Clicks in it do not reach the row that contains the button. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={panelClass}
          onClick={(event) => event.stopPropagation()}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps {
  onSelect: () => void
  /** Red, for actions that cannot be undone. */
  grave?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, grave = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={cx(itemClass, grave && 'text-error')}>
      {children}
    </DropdownMenu.Item>
  )
}

interface MenuChoiceProps<Value extends string> {
  value: Value
  options: readonly Value[]
  onChoose: (value: Value) => void
  draw: (value: Value) => ReactNode
}

/** Options of which one is selected. */
export function MenuChoice<Value extends string>({ value, options, onChoose, draw }: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup value={value}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option} value={option} onSelect={() => onChoose(option)} className={itemClass}>
          {draw(option)}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
