import { EXPORT_COLUMN_LABELS, ExportColumn } from '@izlog/contracts/domain/export-columns'
import { MAX_HEADING } from '@izlog/contracts/http/many-orders'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { frameClass, inputClass } from '../../../ui/field.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { type Choice, choiceOf } from './export-settings.ts'

interface ColumnEditorProps {
  columns: readonly Choice[]
  onChange: (columns: Choice[]) => void
}

/** The columns of a file in their order, each with a heading in the seller's words. */
export function ColumnEditor({ columns, onChange }: ColumnEditorProps) {
  const move = (index: number, by: number) => {
    const next = [...columns]
    const [moved] = next.splice(index, 1)
    if (moved) next.splice(index + by, 0, moved)
    onChange(next)
  }
  const left = ExportColumn.options.filter((column) => !columns.some((each) => each.column === column))
  return (
    <>
      <ol aria-label="Kolone" className="divide-y divide-line rounded-control border border-line">
        {columns.map(({ column, heading }, index) => {
          const label = EXPORT_COLUMN_LABELS[column]
          return (
            <li key={column} className="flex items-center gap-1 py-1 pr-1 pl-3 max-md:flex-wrap">
              <span className="min-w-0 truncate text-small text-fg2 max-md:w-full max-md:pt-1 md:w-1/3">{label}</span>
              <span className={`${frameClass(false, 'h-control')} min-w-0 flex-1`}>
                <input
                  aria-label={`Naslov kolone ${label}`}
                  value={heading}
                  maxLength={MAX_HEADING}
                  onChange={(event) =>
                    onChange(
                      columns.map((each) => (each.column === column ? { column, heading: event.target.value } : each)),
                    )
                  }
                  className={inputClass}
                />
              </span>
              <Button
                look="quiet"
                size="icon"
                aria-label={`Pomeri gore: ${label}`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                size="icon"
                aria-label={`Pomeri dole: ${label}`}
                disabled={index === columns.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                size="icon"
                aria-label={`Ukloni kolonu ${label}`}
                disabled={columns.length === 1}
                onClick={() => onChange(columns.filter((each) => each.column !== column))}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ol>
      {left.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button size="small" className="mt-2">
              <Plus aria-hidden="true" />
              Dodaj kolonu
            </Button>
          }
        >
          <div className="max-h-72 overflow-y-auto">
            {left.map((column) => (
              <MenuItem key={column} onSelect={() => onChange([...columns, choiceOf(column)])}>
                {EXPORT_COLUMN_LABELS[column]}
              </MenuItem>
            ))}
          </div>
        </Menu>
      )}
    </>
  )
}
