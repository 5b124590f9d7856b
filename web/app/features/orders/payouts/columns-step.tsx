import {
  PAYOUT_FIELD_LABELS,
  PAYOUT_OUTCOME_LABELS,
  PayoutField,
  type PayoutFileKind,
  PayoutMapping,
  PayoutOutcome,
} from '@izlog/contracts/domain/payout-file'
import type { PayoutColumns } from '@izlog/contracts/http/payouts'
import { type FormEvent, useState } from 'react'
import { FieldError, TextField } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { FormFooter } from '../edit/form-footer.tsx'
import { fits, outcomesOf } from './guess-columns.ts'
import type { MappingDraft } from './payout-settings.ts'
import { SelectField } from './select-field.tsx'

const KINDS = [
  { value: 'payout', label: 'Isplata' },
  { value: 'status', label: 'Stanje pošiljki' },
] as const satisfies readonly { value: PayoutFileKind; label: string }[]

const KIND_LINES: Readonly<Record<PayoutFileKind, string>> = {
  payout: 'Svaki red je novac koji Vam je kurir isplatio.',
  status: 'Redovi govore samo gde su paketi. Novac se ne beleži.',
}

const NO_COLUMN = { value: '', label: 'Nema te kolone' }
const MEANINGS = PayoutOutcome.options.map((value) => ({ value, label: PAYOUT_OUTCOME_LABELS[value] }))

interface ColumnsStepProps {
  columns: PayoutColumns['columns']
  mapping: MappingDraft
  remembered: readonly PayoutMapping[]
  busy: boolean
  onChange: (mapping: MappingDraft) => void
  onNext: (mapping: PayoutMapping) => void
  onBack: () => void
}

/** Assigns the columns of the file, and a meaning to each of the courier's words for states. */
export function ColumnsStep({ columns, mapping, remembered, busy, onChange, onNext, onBack }: ColumnsStepProps) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const fitting = remembered.filter((each) => fits(each, columns))
  const options = [NO_COLUMN, ...columns.map(({ heading }) => ({ value: heading, label: heading }))]
  const samplesOf = (heading: string | undefined) =>
    columns.find((column) => column.heading === heading)?.samples.join(' · ')
  const choose = (field: PayoutField, heading: string) => {
    const { [field]: _before, ...others } = mapping.columns
    const chosen = heading ? { ...others, [field]: heading } : others
    const outcomes = field === 'outcome' ? outcomesOf(columns, heading, mapping.outcomes) : mapping.outcomes
    onChange({ ...mapping, columns: chosen, outcomes })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = PayoutMapping.safeParse(mapping)
    if (checked.success) return onNext(checked.data)
    setFaults(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])))
  }
  const words = Object.entries(mapping.outcomes)
  const hasTooManyWords = columns.some(({ heading, words }) => heading === mapping.columns.outcome && words === null)
  return (
    <form noValidate onSubmit={submit} className="flex flex-1 flex-col gap-4">
      <TextField
        label="Kurirska služba"
        value={mapping.courier}
        maxLength={40}
        list="payout-couriers"
        autoComplete="off"
        hint="Pod tim imenom ovaj pregledač pamti kolone"
        error={faults.courier}
        onChange={({ target }) => {
          const known = fitting.find(({ courier }) => courier === target.value)
          const outcomes = known && outcomesOf(columns, known.columns.outcome, known.outcomes)
          onChange(known && outcomes ? { ...known, outcomes } : { ...mapping, courier: target.value })
        }}
      />
      <datalist id="payout-couriers">
        {[...new Set(remembered.map(({ courier }) => courier))].map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <div>
        <Segmented<PayoutFileKind | ''>
          strip
          label="Šta je u datoteci"
          value={mapping.kind ?? ''}
          options={KINDS}
          onChange={(kind) => kind && onChange({ ...mapping, kind })}
        />
        <div aria-live="polite">
          {mapping.kind ? (
            <p className="mt-1.5 text-small text-fg2">{KIND_LINES[mapping.kind]}</p>
          ) : (
            faults.kind && <FieldError>{faults.kind}</FieldError>
          )}
        </div>
      </div>
      {PayoutField.options.map((field) => (
        <SelectField
          key={field}
          label={PAYOUT_FIELD_LABELS[field]}
          value={mapping.columns[field] ?? ''}
          options={options}
          hint={samplesOf(mapping.columns[field])}
          error={faults[`columns.${field}`]}
          onChange={(heading) => choose(field, heading)}
        />
      ))}
      {!mapping.columns.date && (
        <TextField
          label="Dan isplate"
          optional
          type="date"
          value={mapping.date ?? ''}
          hint="Kad u datoteci nema datuma; redovi bez broja ga moraju imati"
          error={faults.date}
          onChange={({ target }) => onChange({ ...mapping, date: target.value || null })}
        />
      )}
      {hasTooManyWords && (
        <p className="text-small text-error">
          Ova kolona ima previše različitih reči da bi bila stanje pošiljke. Izaberite drugu.
        </p>
      )}
      {mapping.columns.outcome && words.length > 0 && (
        <fieldset className="flex flex-col gap-3 rounded-control border border-line p-3">
          <legend className="px-1 text-small font-semibold">Šta kod kurira znači</legend>
          {words.map(([word, outcome]) => (
            <SelectField
              key={word}
              label={word}
              value={outcome}
              options={MEANINGS}
              onChange={(chosen) =>
                onChange({ ...mapping, outcomes: { ...mapping.outcomes, [word]: PayoutOutcome.parse(chosen) } })
              }
            />
          ))}
        </fieldset>
      )}
      <FormFooter busy={busy && 'Upoređujem…'} action="Pregledaj" cancel="Nazad" onClose={onBack} />
    </form>
  )
}
