import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import { Plus } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { completeLink } from '../../shared/links.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useReturnedFocus } from '../../ui/keep-focus.ts'
import { Switch } from '../../ui/switch.tsx'
import { type NewUpsellValues, NOTHING_TYPED, type Problems, readNewUpsell } from './new-upsell.ts'
import { useAddUpsell } from './upsell-calls.ts'
import { UpsellImages } from './upsell-images.tsx'

interface AddUpsellProps {
  websiteId: number
  currencySymbol: string
  /** The number of the page's upsell products. */
  count: number
  open: boolean
  onOpen: (open: boolean) => void
}

/** The form that adds an upsell product; it opens on demand, and closes empty after success. */
export function AddUpsell({ websiteId, currencySymbol, count, open, onOpen }: AddUpsellProps) {
  const [values, setValues] = useState(NOTHING_TYPED)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useReturnedFocus(open, opener)
  const adding = useAddUpsell(websiteId)
  const full = count >= MAX_UPSELL_PRODUCTS

  if (!open) {
    return (
      <div>
        <Button ref={opener} onClick={() => onOpen(true)} disabled={full} className="w-full">
          <Plus aria-hidden="true" />
          Dodaj upsell proizvod
        </Button>
        {full && <p className="mt-1.5 text-center text-small text-fg3">Maksimalno 5 proizvoda</p>}
      </div>
    )
  }

  const set = (change: Partial<NewUpsellValues>) => {
    setValues({ ...values, ...change })
    setProblems({})
  }
  const typed = (name: Exclude<keyof NewUpsellValues, 'images' | 'noLink'>) => ({
    value: values[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readNewUpsell(values)
    if ('problems' in read) {
      setProblems(read.problems)
      // Invalid fields are marked only after the next render, so the focus waits for a frame.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    adding.mutate(read.link, {
      onSuccess: () => {
        setValues(NOTHING_TYPED)
        onOpen(false)
      },
    })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label="Novi upsell proizvod"
      className="space-y-3.5 rounded-card border border-line bg-tint p-3.5"
    >
      <div className="space-y-2.5">
        {!values.noLink && (
          <TextField
            label="URL proizvoda"
            type="url"
            inputMode="url"
            autoFocus
            placeholder="https://"
            hint="Naziv, cenu i slike čitamo sa ove stranice. Šta sami upišete, to ostaje."
            {...typed('url')}
            onBlur={() => setValues((now) => ({ ...now, url: completeLink(now.url) }))}
          />
        )}
        <Switch
          label="Nemam link"
          hint={values.noLink ? 'Naziv i cenu upisujete sami.' : undefined}
          checked={values.noLink}
          onChange={(noLink) => set({ noLink })}
        />
      </div>
      <TextField label="Naziv" optional={!values.noLink} {...typed('title')} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Cena" inputMode="decimal" className="tabular" after={currencySymbol} {...typed('price')} />
        <TextField
          label="Stara cena"
          inputMode="decimal"
          className="tabular"
          after={currencySymbol}
          {...typed('originalPrice')}
        />
      </div>
      <TextField label="SKU" optional {...typed('sku')} />
      <UpsellImages images={values.images} onChange={(images) => set({ images })} />
      <div className="flex gap-2.5">
        <Button onClick={() => onOpen(false)} disabled={adding.isPending} className="flex-1">
          Otkaži
        </Button>
        <Button type="submit" look="action" busy={adding.isPending && 'Dodajemo…'} className="flex-1">
          Dodaj proizvod
        </Button>
      </div>
    </form>
  )
}
