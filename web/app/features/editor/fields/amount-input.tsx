import { groupThousands } from '@izlog/contracts/domain/money'
import { type FieldPath, useFormState } from 'react-hook-form'
import { TextField } from '../../../ui/field.tsx'
import { useEditor } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { amountIn } from '../model/option-amounts.ts'
import { messageAt } from './text-input.tsx'

interface AmountInputProps {
  name: FieldPath<EditorValues>
  label: string
  /** Nothing is no price; otherwise it is 0. */
  blankable?: boolean
  hint?: string | undefined
  className?: string
  /** After the field was left, with what it was before and what it is now. */
  onSettled?: (amount: number | null) => void
}

/** docs/product/builder.md 2.6: the arrows of the keyboard change a price by this. */
const STEP = 10

/** A price, typed as people type it; on leaving the field it is shown as it was read, so 24,90 becomes 25 before saving. */
export function AmountInput({ name, label, blankable = false, hint, className, onSettled }: AmountInputProps) {
  const { form, website } = useEditor()
  const { errors } = useFormState({ control: form.control, name, exact: true })
  const show = (amount: number) =>
    form.setValue(name, groupThousands(amount), { shouldValidate: true, shouldTouch: true })
  return (
    <TextField
      label={label}
      hint={hint}
      error={messageAt(errors, name)}
      inputMode="decimal"
      autoComplete="off"
      after={website.currencySymbol}
      className="tabular"
      {...(className ? { fieldClassName: className } : {})}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        const amount = amountIn(event.currentTarget.value) ?? 0
        show(Math.max(0, amount + (event.key === 'ArrowUp' ? STEP : -STEP)))
      }}
      {...form.register(name, {
        onBlur: (event: { target: { value: string } }) => {
          const { value } = event.target
          const amount = blankable && value.trim() === '' ? null : amountIn(value)
          if (amount !== null && value !== groupThousands(amount)) show(amount)
          onSettled?.(amount)
        },
      })}
    />
  )
}
