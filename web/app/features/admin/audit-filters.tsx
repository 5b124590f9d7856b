import { AUDIT_ACTION_LABELS, AuditAction } from '@izlog/contracts/domain/audit'
import type { AuditFilter } from '@izlog/contracts/http/audit'
import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DayFields } from './day-fields.tsx'

interface AuditFiltersProps {
  filter: AuditFilter
  /** The name of the chosen user; undefined until a record of that user is loaded. */
  actorName: string | undefined
  onChange: (filter: AuditFilter) => void
}

/** Filters by kind of action and by first and last day; a user is chosen by pressing a name in the list. */
export function AuditFilters({ filter, actorName, onChange }: AuditFiltersProps) {
  const { actor } = filter
  return (
    <search className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <ChoiceField
        label="Radnja"
        all="Sve radnje"
        options={AuditAction.options}
        labels={AUDIT_ACTION_LABELS}
        value={filter.action}
        onChange={(action) => onChange({ ...filter, action })}
        className="max-sm:col-span-2"
      />
      <DayFields days={filter} onChange={(days) => onChange({ ...filter, ...days })} />
      {actor !== undefined && (
        <div className="col-span-full flex flex-wrap items-center gap-2">
          <span className="text-small text-fg2">
            Samo: <strong className="text-fg">{actorName ?? `korisnik broj ${actor}`}</strong>
          </span>
          <Button size="small" onClick={() => onChange({ ...filter, actor: undefined })}>
            <X aria-hidden="true" />
            Prikaži sve korisnike
          </Button>
        </div>
      )}
    </search>
  )
}
