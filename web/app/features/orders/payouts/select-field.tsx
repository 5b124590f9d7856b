import { Field, frameClass } from '../../../ui/field.tsx'

interface SelectFieldProps {
  label: string
  optional?: boolean
  hint?: string | undefined
  error?: string | undefined
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A labelled choice from a list. */
export const SelectField = ({ label, optional, hint, error, value, options, onChange }: SelectFieldProps) => (
  <Field label={label} optional={optional} hint={hint} error={error}>
    {({ id, describedBy, invalid }) => (
      <div className={frameClass(invalid)}>
        <select
          id={id}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange(event.target.value)}
          className="h-full w-full min-w-0 rounded-control bg-transparent px-3 text-body outline-none max-md:text-section"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    )}
  </Field>
)
