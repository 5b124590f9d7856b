import { useFormState, useWatch } from 'react-hook-form'
import { ImagesField } from '../../../shared/images/images-field.tsx'
import { useEditor } from '../editor-context.ts'
import { messageAt } from '../fields/text-input.tsx'

/** The page's pictures; the first is the hero image (docs/product/builder.md 2.6). */
export function ImagesTab() {
  const { form } = useEditor()
  const images = useWatch({ control: form.control, name: 'images' })
  const { errors } = useFormState({ control: form.control, name: 'images' })
  return (
    <ImagesField
      name="images"
      images={images}
      onChange={(next) => form.setValue('images', next, { shouldValidate: true })}
      error={messageAt(errors, 'images')}
      columns="grid-cols-2 sm:grid-cols-3"
      replaceable
    />
  )
}
