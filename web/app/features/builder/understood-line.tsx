import { ShelfName } from '@izlog/contracts/domain/shelves'
import type { Understanding } from '@izlog/contracts/http/understanding'
import { Pencil, SpellCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { frameClass } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { type ProductValues, urlFor } from './draft.ts'
import { Limited } from './limited.tsx'
import { useUnderstanding } from './use-understanding.ts'

/** One line below the name: the writer's reading of the product, with a button that corrects it. */
export function UnderstoodLine() {
  const { setValue, getValues } = useFormContext<ProductValues>()
  const { understood, typed, lookup } = useUnderstanding()
  const [correcting, setCorrecting] = useState(false)
  if (!understood) return typed === '' ? null : <Limited lookup={lookup} />
  const { name, shelf, number, known } = understood
  const takeName = () => {
    setValue('productName', name, { shouldDirty: true, shouldValidate: true })
    setValue('customUrl', urlFor(getValues(), name), { shouldValidate: false })
  }
  return (
    <div className="space-y-2.5">
      <div className="flex min-h-11 items-center gap-2 rounded-control bg-sunken py-1 pr-1.5 pl-3 text-small">
        <p role="status" className="min-w-0 flex-1 break-words">
          <span className="text-fg2">{known || shelf ? 'Pisac razume: ' : 'Pisac ne poznaje ovaj proizvod: '}</span>
          <b className="font-semibold">{lineOf({ name, shelf, number })}</b>
        </p>
        <Button size="small" look="quiet" aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
          <Pencil className="size-4" aria-hidden="true" />
          {correcting ? 'Gotovo' : 'Ispravi'}
        </Button>
      </div>
      {name !== typed && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-fg2">
          <SpellCheck className="size-4 shrink-0" aria-hidden="true" />
          Na stranici piše
          <Button size="small" onClick={takeName} className="min-w-0 max-w-full">
            <span className="truncate">{name}</span>
          </Button>
        </p>
      )}
      {correcting && <Correcting understood={understood} />}
    </div>
  )
}

/** For example 'Ženske zimske čizme · odeća i obuća · množina'. */
const lineOf = ({ name, shelf, number }: Pick<Understanding, 'name' | 'shelf' | 'number'>): string =>
  [name, shelf ?? 'bez kategorije', number === 'pl' ? 'množina' : 'jednina'].join(' · ')

function Correcting({ understood: { shelf, number } }: { understood: Understanding }) {
  const { setValue, getValues } = useFormContext<ProductValues>()
  const id = useId()
  const correct = (change: ProductValues['correction']) =>
    setValue('correction', { ...getValues('correction'), ...change }, { shouldDirty: true })
  return (
    <div className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-[1fr_auto]">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          Kategorija
        </label>
        <div className={frameClass(false)}>
          <select
            id={id}
            value={shelf ?? ''}
            onChange={({ target }) => correct({ shelf: ShelfName.parse(target.value) })}
            className="h-full w-full rounded-control bg-transparent px-3 text-body outline-none max-md:text-section"
          >
            {shelf === null && (
              <option value="" disabled>
                Izaberite
              </option>
            )}
            {ShelfName.options.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div>
        <p className="mb-1.5 text-small font-semibold">Naziv je u</p>
        <Segmented
          label="Broj"
          value={number}
          options={[
            { value: 'sg', label: 'jednini' },
            { value: 'pl', label: 'množini' },
          ]}
          onChange={(next) => correct({ number: next })}
        />
      </div>
    </div>
  )
}
