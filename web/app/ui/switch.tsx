import { Switch as RadixSwitch } from 'radix-ui'
import { type ReactNode, useId } from 'react'

interface SwitchProps {
  /** The path of the field that it switches, where it belongs to a form. */
  name?: string
  label: string
  /** Hides the label visually where the text beside the switch already has the same words. */
  labelHidden?: boolean
  hint?: ReactNode
  disabled?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** An on/off switch with its label on the left. */
export function Switch({ name, label, labelHidden = false, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className={labelHidden ? 'sr-only' : 'block text-small font-semibold max-md:text-body'}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-0.5 text-small text-fg3">
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        data-field={name}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-5.5 w-10 shrink-0 rounded-full bg-field transition-colors duration-120 after:absolute after:-inset-3 data-[state=checked]:bg-brand disabled:opacity-50"
      >
        <RadixSwitch.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-white shadow-1 transition-transform duration-120 data-[state=checked]:translate-x-5" />
      </RadixSwitch.Root>
    </div>
  )
}
