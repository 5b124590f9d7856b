import { AUDIT_ACTION_LABELS, AuditAction } from '@izlog/contracts/domain/audit'
import type { AuditFilter } from '@izlog/contracts/http/audit'
import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Field, frameClass, TextField } from '../../ui/field.tsx'

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
      <Field label="Radnja" className="max-sm:col-span-2">
        {({ id }) => (
          <div className={frameClass(false)}>
            <select
              id={id}
              value={filter.action ?? ''}
              onChange={({ target }) => onChange({ ...filter, action: AuditAction.safeParse(target.value).data })}
              className="h-full w-full rounded-control bg-transparent px-3 text-body outline-none max-md:text-section"
            >
              <option value="">Sve radnje</option>
              {AuditAction.options.map((action) => (
                <option key={action} value={action}>
                  {AUDIT_ACTION_LABELS[action]}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      <TextField
        label="Od dana"
        type="date"
        max={filter.to}
        value={filter.from ?? ''}
        onChange={({ target }) => onChange({ ...filter, from: target.value || undefined })}
      />
      <TextField
        label="Do dana"
        type="date"
        min={filter.from}
        value={filter.to ?? ''}
        onChange={({ target }) => onChange({ ...filter, to: target.value || undefined })}
      />
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
