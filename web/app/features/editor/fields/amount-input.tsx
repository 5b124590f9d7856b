import { groupThousands } from '@izlog/contracts/domain/money'
import { useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import { TextField } from '../../../ui/field.tsx'
import { useEditor } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { amountIn } from '../model/option-amounts.ts'
import { useFieldError } from './text-input.tsx'

interface AmountInputProps {
  name: FieldPath<EditorValues>
  label: string
  /** A blank field means no price; without this, it means 0. */
  blankable?: boolean
  hint?: string | undefined
  className?: string
  /** Called on blur with the amount and the one before; null if the field is blank (and `blankable`) or invalid. */
  onSettled?: (amount: number | null, before: number | null) => void
}

/** Arrow up and arrow down change a price by this amount (docs/product/builder.md 2.6). */
const STEP = 10

/** A price field. On blur it shows the parsed amount, so the seller sees that 24,90 becomes 25 before saving. */
export function AmountInput({ name, label, blankable = false, hint, className, onSettled }: AmountInputProps) {
  const { form, website } = useEditor()
  const error = useFieldError(name)
  const before = useRef<number | null>(null)
  const amountOf = (typed: string) => (blankable && typed.trim() === '' ? null : amountIn(typed))
  const show = (amount: number) =>
    form.setValue(name, groupThousands(amount), { shouldValidate: true, shouldTouch: true })
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      after={website.currencySymbol}
      className="tabular"
      {...(className ? { fieldClassName: className } : {})}
      onFocus={(event) => {
        before.current = amountOf(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        const amount = amountIn(event.currentTarget.value) ?? 0
        show(Math.max(0, amount + (event.key === 'ArrowUp' ? STEP : -STEP)))
      }}
      {...form.register(name, {
        onBlur: (event: { target: { value: string } }) => {
          const { value } = event.target
          const amount = amountOf(value)
          if (amount !== null && value !== groupThousands(amount)) show(amount)
          onSettled?.(amount, before.current)
        },
      })}
    />
  )
}
