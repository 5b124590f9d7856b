import { RISK_FILTER_LABELS, RiskFilter } from '@izlog/contracts/domain/buyer-risk'
import { Confirmation, DESK_LABELS, DeskPlace, Shipment } from '@izlog/contracts/domain/order-desk'
import { OrderSource, SOURCE_LABELS } from '@izlog/contracts/domain/order-source'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { OrderSearch } from '../../api/orders.ts'
import { websiteQueries } from '../../api/websites.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, frameClass, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { someOf } from './order-filter.ts'
import { MAX_VIEW_NAME, readViews, type SavedView, storeViews, withoutView, withView } from './saved-views.ts'

interface FilterDialogProps {
  filter: OrderSearch
  onChange: (filter: OrderSearch) => void
  onClose: () => void
}

/** Filters by the desk's two axes, source, risk, page and days, applied at once, and the views that were saved under a name. */
export function FilterDialog({ filter, onChange, onClose }: FilterDialogProps) {
  const { id: userId, role } = useUser()
  const [views, setViews] = useState(() => readViews(userId))
  const change = (next: SavedView[]) => {
    setViews(next)
    storeViews(userId, next)
  }
  const open = (view: SavedView) => {
    onChange(view.filter)
    onClose()
  }
  const { place, source, risk, from, to } = filter
  const narrow = (fields: OrderSearch) => onChange(someOf({ ...filter, onHold: undefined, ...fields }))
  return (
    <Dialog open onClose={onClose} title="Filteri">
      <div className="space-y-4">
        <Choice
          label="Potvrda i isporuka"
          value={place}
          // Every order of a place has one status: a second filter by status would change nothing, or find nothing.
          onChange={(chosen) => narrow({ status: undefined, place: DeskPlace.safeParse(chosen).data })}
        >
          <optgroup label="Potvrda">
            <Options values={Confirmation.exclude(['confirmed']).options} labels={DESK_LABELS} />
          </optgroup>
          <optgroup label="Paket">
            <Options values={Shipment.options} labels={DESK_LABELS} />
          </optgroup>
        </Choice>
        <Choice
          label="Odakle je"
          value={source}
          onChange={(chosen) => narrow({ source: OrderSource.safeParse(chosen).data })}
        >
          <Options values={OrderSource.options} labels={SOURCE_LABELS} />
        </Choice>
        <Choice label="Rizik" value={risk} onChange={(chosen) => narrow({ risk: RiskFilter.safeParse(chosen).data })}>
          <Options values={RiskFilter.options} labels={RISK_FILTER_LABELS} />
        </Choice>
        {role === 'client' && <PageChoice value={filter.websiteId} onChange={(websiteId) => narrow({ websiteId })} />}
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Od dana"
            type="date"
            max={to}
            value={from ?? ''}
            onChange={({ target }) => narrow({ from: target.value || undefined })}
          />
          <TextField
            label="Do dana"
            type="date"
            min={from}
            value={to ?? ''}
            onChange={({ target }) => narrow({ to: target.value || undefined })}
          />
        </div>
      </div>
      {views.length > 0 && (
        <section aria-label="Sačuvani prikazi" className="mt-5">
          <h3 className="mb-1.5 text-small font-semibold max-md:text-body">Sačuvani prikazi</h3>
          <ul className="divide-y divide-line rounded-control border border-line">
            {views.map((view) => (
              <li key={view.name} className="flex items-center">
                <button
                  type="button"
                  onClick={() => open(view)}
                  className="flex min-h-control min-w-0 flex-1 items-center gap-2.5 px-3 text-left font-medium hover:bg-hover max-md:min-h-11"
                >
                  <Bookmark className="size-4 shrink-0 text-fg3" aria-hidden="true" />
                  <span className="truncate">{view.name}</span>
                </button>
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={`Obriši prikaz ${view.name}`}
                  onClick={() => change(withoutView(views, view.name))}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SaveView
        disabled={Boolean(filter.onHold) || Object.keys(filter).length === 0}
        onSave={(name) => {
          change(withView(views, name, filter))
          toast({ title: 'Prikaz je sačuvan', description: name })
        }}
      />
      <div className="mt-5 flex justify-end gap-2 max-md:*:flex-1">
        <Button disabled={Object.keys(filter).length === 0} onClick={() => onChange({})}>
          Obriši filtere
        </Button>
        <Button look="action" onClick={onClose}>
          Prikaži
        </Button>
      </div>
    </Dialog>
  )
}

function SaveView({ disabled, onSave }: { disabled: boolean; onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (disabled || !name.trim()) return
    onSave(name.trim())
    setName('')
  }
  return (
    <form onSubmit={submit} className="mt-5">
      <TextField
        label="Sačuvaj ovaj prikaz kao"
        hint="Pamte se pretraga, status i filteri, na ovom uređaju."
        placeholder="npr. za pakovanje sa Vibera"
        value={name}
        maxLength={MAX_VIEW_NAME}
        disabled={disabled}
        onChange={(event) => setName(event.target.value)}
        after={
          <Button type="submit" look="quiet" size="small" disabled={disabled || !name.trim()}>
            Sačuvaj
          </Button>
        }
      />
    </form>
  )
}

/** The seller's pages, the newest ones; one that is chosen and not among them can still be left. */
function PageChoice({ value, onChange }: { value: number | undefined; onChange: (id: number | undefined) => void }) {
  const websites = useInfiniteQuery(websiteQueries.mine)
  const pages = websites.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Choice label="Stranica" value={value?.toString()} onChange={(id) => onChange(Number(id) || undefined)}>
      {value !== undefined && !pages.some(({ id }) => id === value) && <option value={value}>Izabrana stranica</option>}
      {pages.map(({ id, productName, customUrl }) => (
        <option key={id} value={id}>
          {productName} (/{customUrl})
        </option>
      ))}
    </Choice>
  )
}

interface ChoiceProps {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  children: ReactNode
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <Field label={label}>
    {({ id }) => (
      <div className={frameClass(false)}>
        <select
          id={id}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          className="h-full w-full min-w-0 rounded-control bg-transparent px-3 text-body outline-none max-md:text-section"
        >
          <option value="">Sve</option>
          {children}
        </select>
      </div>
    )}
  </Field>
)

interface OptionsProps<Value extends string> {
  values: readonly Value[]
  labels: Readonly<Record<Value, string>>
}

const Options = <Value extends string>({ values, labels }: OptionsProps<Value>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {labels[value]}
    </option>
  ))
