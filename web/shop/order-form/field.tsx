import { UNFINISHED_NOTICE } from '@izlog/contracts/domain/unfinished-forms'
import { Check, CircleAlert } from 'lucide-react'
import { FIELD_ATTRIBUTES, type FieldName } from './order-fields.ts'
import { isFine } from './order-form-state.ts'
import { TownInput } from './town-input.tsx'
import type { Ordering } from './use-order.ts'

/** One field of an order form: label above, error below, a tick once it was left with a valid value. */
export function OrderField({ name, idPrefix, ordering }: { name: FieldName; idPrefix: string; ordering: Ordering }) {
  const { state, rules, dispatch } = ordering
  const { label, hint: usualHint, type = 'text', capitalize, ...input } = FIELD_ATTRIBUTES[name]
  const hint = name === 'phone' && ordering.keepsUnfinished ? UNFINISHED_NOTICE : usualHint
  const required = rules.required.includes(name)
  const problem = state.problems[name]
  const id = `${idPrefix}-${name}`
  const fine = required && isFine(state, name)
  const attributes = {
    ...input,
    id,
    name,
    autoCapitalize: capitalize ?? 'off',
    value: state.values[name],
    required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : hint ? `${id}-hint` : undefined,
    onBlur: () => dispatch({ type: 'left', field: name }),
  }
  const onType = (value: string) => dispatch({ type: 'typed', field: name, value })
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>
        {label} {!required && <small>nije obavezno</small>}
      </label>
      <div className="field-frame">
        {name === 'city' ? (
          <TownInput
            attributes={attributes}
            market={rules.market}
            onType={onType}
            onPick={(town) => dispatch({ type: 'town-picked', town })}
          />
        ) : (
          <input {...attributes} type={type} onInput={({ currentTarget }) => onType(currentTarget.value)} />
        )}
        {fine && <Check size={20} aria-hidden="true" />}
      </div>
      {problem ? (
        <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>
      ) : (
        hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** The error of a field, announced by screen readers as it appears. */
export const FieldProblem = ({ id, children }: { id: string; children: string }) => (
  <p className="field-problem" id={id} role="alert">
    <CircleAlert size={17} aria-hidden="true" />
    {children}
  </p>
)
