import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { Field } from './field.tsx'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  optional?: boolean
  hint?: string | undefined
  error?: string | undefined
  fieldClassName?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text with their label; it grows with what is typed where the browser can. */
export function TextArea({ label, optional, hint, error, fieldClassName, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} className={fieldClassName}>
      {({ id, describedBy, invalid }) => (
        <textarea
          rows={3}
          {...area}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className={cx(
            'block min-h-19 w-full resize-y rounded-control border bg-surface px-3 py-2 text-body [field-sizing:content] focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus max-md:text-section',
            invalid ? 'border-error-line outline-2 -outline-offset-1 outline-error-line' : 'border-field',
            className,
          )}
        />
      )}
    </Field>
  )
}
