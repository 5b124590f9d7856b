import type { Market } from '@izlog/contracts/domain/markets'
import { useFormContext, useWatch } from 'react-hook-form'
import { completeLink } from '../../shared/links.ts'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type ProductValues, urlFor } from './draft.ts'
import { LinkReading } from './link-reading.tsx'
import { UnderstoodLine } from './understood-line.tsx'
import { UrlField } from './url-field.tsx'

/** The product's name, its link, and the address of its landing page. */
export function ProductCard({ market }: { market: Market }) {
  const { register, formState, setValue, getValues, clearErrors, control } = useFormContext<ProductValues>()
  const { errors } = formState
  const name = register('productName', {
    onChange: (event: { target: { value: string } }) => {
      setValue('correction', {})
      const url = urlFor(getValues(), event.target.value)
      setValue('customUrl', url, { shouldValidate: formState.isSubmitted })
    },
  })
  const noLink = useWatch({ control, name: 'noLink' })
  const link = register('productLink', {
    onBlur: () => setValue('productLink', completeLink(getValues('productLink'))),
  })
  return (
    <Card className="space-y-4 p-3.5 md:p-5">
      <h2 className="text-section font-bold">Proizvod</h2>
      <div className="space-y-2">
        <TextField label="Naziv proizvoda" autoComplete="off" error={errors.productName?.message} {...name} />
        <UnderstoodLine />
      </div>
      <div className="space-y-2.5">
        {!noLink && (
          <>
            <TextField
              label="Link proizvoda"
              type="url"
              inputMode="url"
              autoComplete="off"
              hint="Sa njega čitamo naziv, cenu, slike i osobine."
              error={errors.productLink?.message}
              {...link}
            />
            <LinkReading market={market} />
          </>
        )}
        <Switch
          label="Nemam link"
          hint={noLink ? 'Sve o proizvodu upisujete sami.' : undefined}
          checked={noLink}
          onChange={(checked) => {
            setValue('noLink', checked, { shouldDirty: true })
            clearErrors('productLink')
          }}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <UrlField />
        <TextField label="SKU" optional autoComplete="off" error={errors.sku?.message} {...register('sku')} />
      </div>
    </Card>
  )
}
