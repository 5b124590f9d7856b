import { ChevronDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { TextField } from '../../ui/field.tsx'
import type { ProductValues } from './draft.ts'
import { completeLink } from './product-form.ts'

interface UpsellLinkRowProps {
  index: number
  currencySymbol: string
  onRemove: () => void
}

/** One upsell product: link and price, and on demand its title, SKU and picture. */
export function UpsellLinkRow({ index, currencySymbol, onRemove }: UpsellLinkRowProps) {
  const { register, formState, getValues, setValue } = useFormContext<ProductValues>()
  const [more, setMore] = useState(() => {
    const { title, sku, image } = getValues(`upsells.${index}`)
    return [title, sku, image].some(Boolean)
  })
  const errors = formState.errors.upsells?.[index]
  const shown = more || Boolean(errors?.title ?? errors?.sku ?? errors?.image)
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-2 md:grid-cols-[1fr_9rem_auto]">
      <TextField
        label={`Link proizvoda ${index + 1}`}
        type="url"
        inputMode="url"
        autoComplete="off"
        fieldClassName="max-md:col-span-2"
        error={errors?.url?.message}
        {...register(`upsells.${index}.url`, {
          onBlur: () => setValue(`upsells.${index}.url`, completeLink(getValues(`upsells.${index}.url`))),
        })}
      />
      <TextField
        label="Cena"
        optional
        inputMode="decimal"
        autoComplete="off"
        after={currencySymbol}
        error={errors?.price?.message}
        {...register(`upsells.${index}.price`)}
      />
      <Button
        look="quiet"
        size="icon"
        aria-label={`Ukloni proizvod ${index + 1}`}
        onClick={onRemove}
        className="mt-6 text-error max-md:mt-7"
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <div className="col-span-full">
        <Button look="quiet" size="small" aria-expanded={shown} onClick={() => setMore(!shown)} className="-ml-2.5">
          <ChevronDown className={cx('transition-transform duration-120', shown && 'rotate-180')} aria-hidden="true" />
          Naziv, SKU i slika
        </Button>
        {shown && (
          <div className="mt-2 grid gap-3 md:grid-cols-[1fr_9rem]">
            <TextField
              label="Naziv"
              optional
              autoComplete="off"
              error={errors?.title?.message}
              {...register(`upsells.${index}.title`)}
            />
            <TextField
              label="SKU"
              autoComplete="off"
              error={errors?.sku?.message}
              {...register(`upsells.${index}.sku`)}
            />
            <TextField
              label="Adresa slike"
              optional
              type="url"
              inputMode="url"
              autoComplete="off"
              fieldClassName="md:col-span-2"
              hint="Ono što ostane prazno čitamo sa linka."
              error={errors?.image?.message}
              {...register(`upsells.${index}.image`)}
            />
          </div>
        )}
      </div>
    </li>
  )
}
