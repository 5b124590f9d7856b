import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { frameClass, inputClass } from '../../ui/field.tsx'

interface ListSearchProps {
  field: Ref<HTMLInputElement>
  /** Names the field for screen readers; what it looks through is the placeholder. */
  label: string
  placeholder: string
  value: string
  onChange: (typed: string) => void
}

/** The search of one of the panel's lists, on the server. */
export function ListSearch({ field, label, placeholder, value, onChange }: ListSearchProps) {
  return (
    <div className="border-b border-line px-4 py-2">
      <div className={frameClass(false, 'h-control max-md:h-11')}>
        <Search className="ml-3 size-4 shrink-0 text-fg3" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={80}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass}
        />
      </div>
    </div>
  )
}
