import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import type { ReactNode } from 'react'
import { type FieldPath, get, useFormState, useWatch } from 'react-hook-form'
import { cx } from '../../../ui/cx.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { useEditor } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'

interface TextInputProps {
  name: FieldPath<EditorValues>
  /** For a field of the table in contracts/src/page-fields, label, hint, count and rows come from that table. */
  label?: string
  optional?: boolean
  hint?: string
  /** The recommended maximum of characters; a counter shows the current number. */
  count?: number
  /** Makes it a text area with this initial number of lines. */
  rows?: number
  className?: string
  /** A button at the right end of the label's line. */
  action?: ReactNode
}

/** A text field of the page. It is uncontrolled, so that typing renders only its counter again. */
export function TextInput({ name, optional, className, action, ...given }: TextInputProps) {
  const { label = '', hint, count, rows } = { label: fieldOf(name)?.label, ...fieldOf(name)?.form, ...given }
  const { form } = useEditor()
  const error = useFieldError(name)
  const common = {
    label,
    optional: optional ?? false,
    hint,
    error,
    aside: (count !== undefined || action) && (
      <span className="flex items-center gap-3">
        {count !== undefined && <Counter name={name} max={count} />}
        {action}
      </span>
    ),
    autoComplete: 'off',
    ...(className ? { fieldClassName: className } : {}),
    ...form.register(name),
  }
  return rows === undefined ? <TextField {...common} /> : <TextArea {...common} rows={rows} />
}

/**
 * The error message of a field that somebody has been in, or of any field once a save was refused: React Hook Form also validates the empty
 * row that a list has just been given.
 */
export function useFieldError(name: FieldPath<EditorValues>): string | undefined {
  const { control } = useEditor().form
  const { errors, touchedFields, isSubmitted, isSubmitSuccessful } = useFormState({ control, name, exact: true })
  const isShown = get(touchedFields, name) || (isSubmitted && !isSubmitSuccessful)
  return isShown ? messageAt(errors, name) : undefined
}

/** The error message of a field, or of a list as a whole. */
export function messageAt(errors: object, name: string): string | undefined {
  const message: unknown = get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`)
  return typeof message === 'string' ? message : undefined
}

function Counter({ name, max }: { name: FieldPath<EditorValues>; max: number }) {
  const { form } = useEditor()
  const text = useWatch({ control: form.control, name })
  const length = typeof text === 'string' ? text.trim().length : 0
  return (
    <span className={cx('tabular shrink-0 text-small', length > max ? 'font-semibold text-pending' : 'text-fg3')}>
      <span className="sr-only">Znakova: </span>
      {length} / {max}
    </span>
  )
}
