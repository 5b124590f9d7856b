import { Field, frameClass } from '../../ui/field.tsx'

interface ChoiceFieldProps<Value extends string> {
  label: string
  /** The choice of none; without it one must be chosen. */
  all?: string
  options: readonly Value[]
  labels: Readonly<Record<Value, string>>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  className?: string
}

/** Chooses one of several named values. */
export const ChoiceField = <Value extends string>({
  label,
  all,
  options,
  labels,
  value,
  onChange,
  className,
}: ChoiceFieldProps<Value>) => (
  <Field label={label} className={className}>
    {({ id }) => (
      <div className={frameClass(false)}>
        <select
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onChange(options.find((option) => option === target.value))}
          className="h-full w-full rounded-control bg-transparent px-3 text-body outline-none max-md:text-section"
        >
          {all && <option value="">{all}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {labels[option]}
            </option>
          ))}
        </select>
      </div>
    )}
  </Field>
)
