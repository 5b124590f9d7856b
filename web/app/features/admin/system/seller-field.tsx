import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type Seller, sellerQueries } from '../../../api/sellers.ts'
import { Field, frameClass, inputClass } from '../../../ui/field.tsx'
import { useSearch } from '../use-search.ts'

interface SellerFieldProps {
  label: string
  /** In the empty field. */
  placeholder: string
  seller: Seller | undefined
  onChange: (seller: Seller | undefined) => void
  error?: string | undefined
  className?: string
}

/** Chooses one seller by name, company or email; the server searches. */
export function SellerField({ label, placeholder, seller, onChange, error, className }: SellerFieldProps) {
  const search = useSearch()
  const found = useQuery({ ...sellerQueries.matching(search.asked), enabled: search.asked !== '' })
  const isOpen = !seller && search.typed.trim() !== ''
  const choose = (chosen: Seller) => {
    search.setTyped('')
    onChange(chosen)
  }
  const answer = () => {
    if (search.asked === '' || found.isPending) return 'Tražimo…'
    if (found.isError) return 'Prodavci nisu učitani.'
    return found.data.length === 0 ? 'Nema takvog prodavca.' : null
  }
  return (
    <Field label={label} error={error} className={className}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          {seller ? (
            <div className={frameClass(invalid)}>
              <span id={id} className="min-w-0 flex-1 truncate px-3">
                <span className="font-semibold">{seller.name}</span>
                <span className="ml-2 text-small text-fg2">{seller.email}</span>
              </span>
              <button
                type="button"
                aria-label={`Ukloni prodavca ${seller.name}`}
                onClick={() => onChange(undefined)}
                className="grid size-9 shrink-0 place-items-center rounded-control text-fg2 hover:text-fg max-md:size-11"
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </div>
          ) : (
            <div className={frameClass(invalid)}>
              <Search className="ml-3 size-4 shrink-0 text-fg3" aria-hidden="true" />
              <input
                id={id}
                type="search"
                maxLength={80}
                autoComplete="off"
                placeholder={placeholder}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                value={search.typed}
                onChange={({ target }) => search.setTyped(target.value)}
                className={inputClass}
              />
            </div>
          )}
          {isOpen && (
            <ul
              aria-label="Pronađeni prodavci"
              className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-control border border-line bg-raise shadow-2"
            >
              {answer() ? (
                <li className="px-3 py-2.5 text-small text-fg2">{answer()}</li>
              ) : (
                found.data?.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      onClick={() => choose(one)}
                      className="block min-h-control w-full px-3 py-1.5 text-left hover:bg-hover max-md:min-h-11"
                    >
                      <span className="block truncate">{one.name}</span>
                      <span className="block truncate text-small text-fg2">{one.email}</span>
                    </button>
                  </li>
                ))
              )}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}
