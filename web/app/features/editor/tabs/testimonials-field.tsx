import { useFormState, useWatch } from 'react-hook-form'
import { TextField } from '../../../ui/field.tsx'
import { useEditor } from '../editor-context.ts'
import { RowsField } from '../fields/rows-field.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { messageAt, TextInput } from '../fields/text-input.tsx'
import type { TestimonialValues } from '../model/editor-values.ts'
import { ratingIn } from '../model/option-amounts.ts'
import { Regenerate } from '../regenerate/regenerate.tsx'

const NEW_TESTIMONIAL: TestimonialValues = {
  name: '',
  location: '',
  text: '',
  rating: '5',
  purchase_date: '',
  verified: false,
  enabled: true,
}

/** The testimonials; at least one (docs/product/builder.md 2.6). */
export function TestimonialsField() {
  const { website } = useEditor()
  const isStory = website.templateName === 'Advertorial Template'
  return (
    <RowsField
      name="testimonials"
      title="Utisci kupaca"
      entry="Utisak"
      add="Dodaj utisak"
      fresh={NEW_TESTIMONIAL}
      min={1}
      aside={() => <Regenerate section="testimonials" />}
      line={() => isStory && 'Stranica prikazuje prva tri, ako su uključena.'}
      head={(index) => <TestimonialHead index={index} />}
    >
      {(index) => <TestimonialFields index={index} />}
    </RowsField>
  )
}

function TestimonialHead({ index }: { index: number }) {
  const { form } = useEditor()
  const { name, rating } = useWatch({ control: form.control, name: `testimonials.${index}` }) ?? {}
  return (
    <span className="flex justify-between gap-3">
      {name?.trim() ? <span className="truncate">{name}</span> : <span className="text-fg3">Nov utisak</span>}{' '}
      <span className="tabular font-normal text-fg2">{ratingIn(rating ?? '')} / 5</span>
    </span>
  )
}

function TestimonialFields({ index }: { index: number }) {
  const { form } = useEditor()
  const { control } = form
  const rating = `testimonials.${index}.rating` as const
  const { errors } = useFormState({ control, name: rating, exact: true })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextInput name={`testimonials.${index}.name`} label="Ime" />
        <TextInput name={`testimonials.${index}.location`} label="Mesto" />
      </div>
      <div className="grid grid-cols-[5rem_1fr] gap-3">
        <TextField
          label="Ocena"
          type="number"
          min={1}
          max={5}
          className="tabular"
          error={messageAt(errors, rating)}
          {...form.register(rating, {
            onBlur: (event: { target: { value: string } }) =>
              form.setValue(rating, String(ratingIn(event.target.value)), { shouldValidate: true }),
          })}
        />
        <TextInput name={`testimonials.${index}.purchase_date`} label="Kad je kupljeno" optional />
      </div>
      <TextInput name={`testimonials.${index}.text`} label="Tekst" rows={3} />
      <SwitchField name={`testimonials.${index}.verified`} label="Proverena kupovina" />
      <SwitchField name={`testimonials.${index}.enabled`} label="Prikaži na stranici" />
    </>
  )
}
