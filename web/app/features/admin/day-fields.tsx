import { TextField } from '../../ui/field.tsx'

/** The first and the last day of a filter, YYYY-MM-DD; absent: none was chosen. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The two fields that narrow a list by days. `onChange` gets the day that was changed. */
export const DayFields = ({ days: { from, to }, onChange }: { days: DayRange; onChange: (days: DayRange) => void }) => (
  <>
    <TextField
      label="Od dana"
      type="date"
      max={to}
      value={from ?? ''}
      onChange={({ target }) => onChange({ from: target.value || undefined })}
    />
    <TextField
      label="Do dana"
      type="date"
      min={from}
      value={to ?? ''}
      onChange={({ target }) => onChange({ to: target.value || undefined })}
    />
  </>
)
