import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, frameClass, inputClass } from '../../ui/field.tsx'
import { isMasked } from './secrets.ts'

/** The result of a test, shown below the field. */
export interface Verdict {
  readonly good: boolean
  readonly text: string
}

interface TestedFieldProps {
  label: string
  value: string
  onChange: (value: string, pasted: boolean) => void
  onBlur?: () => void
  onTest: () => void
  testing: boolean
  testDisabled?: boolean
  verdict: Verdict | null
  /** Shown below the field until there is a result. */
  hint: ReactNode
}

/** A field for a key or an id, with a test button; the result appears below it as text. */
export function TestedField({
  label,
  value,
  onChange,
  onBlur,
  onTest,
  testing,
  testDisabled = false,
  verdict,
  hint,
}: TestedFieldProps) {
  const good = verdict?.good && (
    <span className="flex items-start gap-1.5 font-medium text-completed">
      <CircleCheck className="mt-px size-4 shrink-0" aria-hidden="true" />
      <span>{verdict.text}</span>
    </span>
  )
  return (
    <Field label={label} hint={good || hint} error={verdict && !verdict.good ? verdict.text : undefined}>
      {({ id, describedBy, invalid }) => (
        <div className="flex gap-2">
          <div className={`min-w-0 flex-1 ${frameClass(invalid)}`}>
            <input
              id={id}
              value={value}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onFocus={(event) => isMasked(event.target.value) && event.target.select()}
              onChange={({ target, nativeEvent }) =>
                onChange(target.value, nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
              }
              onBlur={onBlur}
              className={inputClass}
            />
          </div>
          <Button
            onClick={onTest}
            disabled={testDisabled}
            busy={testing && 'Provera…'}
            aria-label={testing ? undefined : `Testiraj, ${label}`}
            className="h-field"
          >
            Testiraj
          </Button>
        </div>
      )}
    </Field>
  )
}
