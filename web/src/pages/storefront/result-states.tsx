import type { Ref } from 'react'
import { EmptyWindow } from './empty-window.tsx'
import { type FilterProps, NO_FILTER } from './use-filter.ts'

/** Nothing by that filter (builder spec 2.2), with the way on; or nothing at all yet. */
export function NothingFound({ empty, filter, onChange }: FilterProps & { empty: boolean }) {
  const elsewhere = filter.category !== null && filter.typed !== ''
  return (
    <div className="nothing">
      <EmptyWindow />
      <h3>Nema rezultata</h3>
      {empty ? (
        <p>Izlog se tek puni. Svratite ponovo za koji dan.</p>
      ) : (
        <>
          <p>
            {elsewhere
              ? 'U drugim kategorijama možda ima onoga što tražite.'
              : 'Probajte drugu reč ili pogledajte sve proizvode.'}
          </p>
          <div className="ways-on">
            {elsewhere && (
              <button type="button" className="plain-button" onClick={() => onChange({ ...filter, category: null })}>
                Traži u svim kategorijama
              </button>
            )}
            <button type="button" className="plain-button" onClick={() => onChange(NO_FILTER)}>
              Prikaži sve
            </button>
          </div>
        </>
      )}
    </div>
  )
}

export const NotRead = ({ onRetry }: { onRetry: () => void }) => (
  <div className="nothing" role="alert">
    <h3>Greška pri učitavanju proizvoda</h3>
    <p>Proverite vezu, pa pokušajte ponovo.</p>
    <button type="button" className="plain-button" onClick={onRetry}>
      Pokušaj ponovo
    </button>
  </div>
)

export const LookFurther = ({
  ref,
  asking,
  onMore,
}: {
  ref: Ref<HTMLDivElement>
  asking: boolean
  onMore: () => void
}) => (
  <div className="more" ref={ref}>
    <button type="button" className="plain-button" disabled={asking} onClick={onMore}>
      {asking ? 'Učitavamo…' : 'Prikaži još'}
    </button>
  </div>
)
