import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { cx } from './cx.ts'

interface FieldProps {
  label: string
  optional?: boolean | undefined
  hint?: ReactNode
  /** At the right end of the label's line, for example a count of characters. */
  aside?: ReactNode
  error?: string | undefined
  className?: string | undefined
  /** Draws the control; the ids connect it to its label and to the message below it. */
  children: (control: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode
}

/** A field with its label above and its hint or error below. The label is never a placeholder, which disappears on typing. */
export function Field({ label, optional, hint, aside, error, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const invalid = Boolean(error)
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <label htmlFor={id} className="block text-small font-semibold max-md:text-body">
          {label} {optional && <span className="ml-1 font-normal text-fg3">nije obavezno</span>}
        </label>
        {aside}
      </div>
      {children({ id, describedBy: error || hint ? noteId : undefined, invalid })}
      <div id={noteId} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : hint && <p className="mt-1.5 text-small text-fg3">{hint}</p>}
      </div>
    </div>
  )
}

/** A field's error message: what is wrong and how to correct it. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-small font-medium text-error">
      <CircleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** The classes of an input's frame. It draws the border, the focus and the error, so that text beside the input is inside them. */
export const frameClass = (invalid: boolean, height = 'h-field'): string =>
  cx(
    height,
    'flex items-center rounded-control border bg-surface text-fg transition-colors duration-120 has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-1 has-[:disabled]:opacity-60',
    invalid
      ? 'border-error-line outline-2 -outline-offset-1 outline-error-line has-[:focus-visible]:outline-error-line'
      : 'border-field has-[:focus-visible]:border-focus has-[:focus-visible]:outline-focus',
  )

export const inputClass =
  'h-full w-full min-w-0 flex-1 rounded-control bg-transparent px-3 text-body outline-none placeholder:text-fg3 max-md:text-section'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  optional?: boolean
  hint?: ReactNode
  aside?: ReactNode
  error?: string | undefined
  before?: ReactNode
  after?: ReactNode
  fieldClassName?: string
  ref?: Ref<HTMLInputElement>
}

/** A labelled field of one line; `before` and `after` are inside the frame. */
export function TextField({
  label,
  optional,
  hint,
  aside,
  error,
  before,
  after,
  fieldClassName,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} aside={aside} error={error} className={fieldClassName}>
      {({ id, describedBy, invalid }) => (
        <div className={frameClass(invalid)}>
          {before && <span className="-mr-2 flex shrink-0 items-center pl-3 text-fg3">{before}</span>}
          <input
            {...input}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={cx(inputClass, input.className)}
          />
          {after && <span className="flex shrink-0 items-center pr-3 text-fg3">{after}</span>}
        </div>
      )}
    </Field>
  )
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  optional?: boolean
  hint?: ReactNode
  aside?: ReactNode
  error?: string | undefined
  fieldClassName?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled field of several lines, which grows with its text from `rows` lines. */
export function TextArea({ label, optional, hint, aside, error, fieldClassName, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} hint={hint} aside={aside} error={error} className={fieldClassName}>
      {({ id, describedBy, invalid }) => (
        <div className={frameClass(invalid, '')}>
          <textarea
            {...area}
            id={id}
            rows={rows}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={cx(
              'field-sizing-content max-h-96 w-full resize-none rounded-control bg-transparent px-3 py-2 text-body outline-none placeholder:text-fg3 max-md:text-section',
              ROWS[rows],
            )}
          />
        </div>
      )}
    </Field>
  )
}

/** The browser ignores `rows` on a field that grows by itself, so these classes set its initial height. */
const ROWS: Readonly<Partial<Record<number, string>>> = {
  2: 'min-h-15',
  3: 'min-h-20',
  5: 'min-h-30',
  8: 'min-h-46',
}
