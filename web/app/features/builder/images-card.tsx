import { useFormContext, useWatch } from 'react-hook-form'
import { ImagesField } from '../../shared/images/images-field.tsx'
import { Card } from '../../ui/card.tsx'
import type { ProductValues } from './draft.ts'

/** The pictures of the new page (docs/product/builder.md 2.1 and 5). */
export function ImagesCard() {
  const { control, setValue, formState } = useFormContext<ProductValues>()
  const images = useWatch({ control, name: 'images' })
  return (
    <Card className="p-3.5 md:p-5">
      <h2 className="mb-3 text-section font-bold">Slike</h2>
      <ImagesField
        images={images}
        onChange={(next) => setValue('images', next, { shouldValidate: true, shouldDirty: true })}
        error={formState.errors.images?.message}
        columns="grid-cols-3 md:grid-cols-5"
      />
    </Card>
  )
}
