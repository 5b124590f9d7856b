import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { ProductValues } from './draft.ts'

/** Products offered after the order: up to five links (builder spec 2.1). */
export function UpsellCard({ market }: { market: Market }) {
  const { control, register, formState } = useFormContext<ProductValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'upsells' })
  const errors = formState.errors.upsells
  return (
    <Card className="p-3.5 md:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-section font-bold">Upsell proizvodi</h2>
        <p className="tabular text-fg2">
          {fields.length} od {MAX_UPSELL_PRODUCTS}
        </p>
      </div>
      <p className="mt-1 mb-4 text-fg2">Nude se na stranici zahvalnice, posle porudžbine.</p>
      <ul className="space-y-4">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-start gap-2 md:grid-cols-[1fr_9rem_auto]">
            <TextField
              label={`Link proizvoda ${index + 1}`}
              type="url"
              inputMode="url"
              autoComplete="off"
              fieldClassName="max-md:col-span-2"
              error={errors?.[index]?.url?.message}
              {...register(`upsells.${index}.url`)}
            />
            <TextField
              label="Cena"
              optional
              inputMode="decimal"
              autoComplete="off"
              after={MARKETS[market].currencySymbol}
              error={errors?.[index]?.price?.message}
              {...register(`upsells.${index}.price`)}
            />
            <Button
              look="quiet"
              size="icon"
              aria-label={`Ukloni proizvod ${index + 1}`}
              onClick={() => remove(index)}
              className="mt-6 text-error max-md:mt-7"
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        disabled={fields.length >= MAX_UPSELL_PRODUCTS}
        onClick={() => append({ url: '', price: '' })}
        className={fields.length > 0 ? 'mt-4' : ''}
      >
        <Plus aria-hidden="true" />
        Dodaj proizvod
      </Button>
    </Card>
  )
}
