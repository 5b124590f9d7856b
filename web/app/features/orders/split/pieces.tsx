import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

interface PiecesProps {
  value: number
  max: number
  total: number
  onChange: (value: number) => void
}

/** How many of an order's pieces go in the second parcel; a press of a button is one more or one less. */
export const Pieces = ({ value, max, total, onChange }: PiecesProps) => (
  <fieldset>
    <legend className="mb-1.5 text-small font-semibold max-md:text-body">Koliko komada ide u drugi paket</legend>
    <div className="flex items-center gap-3">
      <Step label="Komad manje" disabled={value <= 1} onPress={() => onChange(value - 1)}>
        <Minus aria-hidden="true" />
      </Step>
      <output className="min-w-20 text-center tabular" aria-live="polite">
        <span className="text-section font-bold">{value}</span> od {total}
      </output>
      <Step label="Komad više" disabled={value >= max} onPress={() => onChange(value + 1)}>
        <Plus aria-hidden="true" />
      </Step>
    </div>
  </fieldset>
)

interface StepProps {
  label: string
  disabled: boolean
  onPress: () => void
  children: ReactNode
}

/** One that can go no further keeps the focus, which a disabled button loses. */
const Step = ({ label, disabled, onPress, children }: StepProps) => (
  <Button
    size="icon"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onPress}
    className={disabled ? 'size-11 opacity-50' : 'size-11'}
  >
    {children}
  </Button>
)
