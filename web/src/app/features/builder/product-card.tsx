import { useFormContext, useWatch } from 'react-hook-form'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { type ProductValues, urlFor } from './draft.ts'

/** What is sold, where its facts are, and under which address the page will be. */
export function ProductCard() {
  const { register, formState, setValue, getValues, control } = useFormContext<ProductValues>()
  const customUrl = useWatch({ control, name: 'customUrl' })
  const { errors } = formState
  const name = register('productName', {
    onChange: (event: { target: { value: string } }) => {
      const url = urlFor(getValues(), event.target.value)
      setValue('customUrl', url, { shouldValidate: formState.isSubmitted })
    },
  })
  const url = register('customUrl', {
    onChange: (event: { target: { value: string } }) => setValue('ownUrl', event.target.value !== ''),
  })
  return (
    <Card className="space-y-4 p-3.5 md:p-5">
      <h2 className="text-section font-bold">Proizvod</h2>
      <TextField label="Naziv proizvoda" autoComplete="off" error={errors.productName?.message} {...name} />
      <TextField
        label="Link proizvoda"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Sa njega čitamo opis i prednosti."
        error={errors.productLink?.message}
        {...register('productLink')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="URL stranice"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          before="/"
          hint={
            customUrl
              ? `${window.location.host}/${customUrl.trim().toLowerCase()}`
              : 'Nastaje iz naziva, možete ga promeniti.'
          }
          error={errors.customUrl?.message}
          {...url}
        />
        <TextField label="SKU" optional autoComplete="off" error={errors.sku?.message} {...register('sku')} />
      </div>
    </Card>
  )
}
