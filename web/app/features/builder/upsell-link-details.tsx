import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ImagesField } from '../../shared/images/images-field.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { TextField } from '../../ui/field.tsx'
import type { ProductValues } from './draft.ts'

/** What may stay empty of an upsell product, closed until it is wanted. A product with a link has its name here too. */
export function UpsellLinkDetails({ index, noLink }: { index: number; noLink: boolean }) {
  const { register, formState, getValues, setValue, control } = useFormContext<ProductValues>()
  const [open, setOpen] = useState(() => {
    const { title, sku, image } = getValues(`upsells.${index}`)
    return [!noLink && title, sku, image].some(Boolean)
  })
  const image = useWatch({ control, name: `upsells.${index}.image` })
  const errors = formState.errors.upsells?.[index]
  const shown = open || Boolean((!noLink && errors?.title) || errors?.sku || errors?.image)
  return (
    <>
      <Button look="quiet" size="small" aria-expanded={shown} onClick={() => setOpen(!shown)} className="-ml-2.5">
        <ChevronDown className={cx('transition-transform duration-120', shown && 'rotate-180')} aria-hidden="true" />
        {noLink ? 'SKU i slika' : 'Naziv, SKU i slika'}
      </Button>
      {shown && (
        <div className="grid gap-3 md:grid-cols-[1fr_9rem]">
          {!noLink && (
            <TextField
              label="Naziv"
              optional
              autoComplete="off"
              error={errors?.title?.message}
              {...register(`upsells.${index}.title`)}
            />
          )}
          <TextField
            label="SKU"
            optional
            autoComplete="off"
            error={errors?.sku?.message}
            {...register(`upsells.${index}.sku`)}
          />
          <div className="md:col-span-2">
            <p className="mb-1.5 text-small font-semibold max-md:text-body">
              Slika <span className="ml-1 font-normal text-fg3">nije obavezno</span>
            </p>
            <ImagesField
              images={image ? [image] : []}
              onChange={([only = '']) =>
                setValue(`upsells.${index}.image`, only, { shouldValidate: true, shouldDirty: true })
              }
              error={errors?.image?.message}
              columns="grid-cols-3 md:grid-cols-5"
              limit={{
                max: 1,
                hint: noLink ? '' : 'Ono što ostane prazno čitamo sa linka.',
                tooMany: 'Dovoljna je jedna slika',
              }}
              takesPastes={false}
            />
          </div>
        </div>
      )}
    </>
  )
}
