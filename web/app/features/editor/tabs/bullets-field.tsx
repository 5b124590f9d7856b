import { RowHead } from '../fields/row-head.tsx'
import { RowsField } from '../fields/rows-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Regenerate } from '../regenerate/regenerate.tsx'

/** A page has at most five (docs/product/builder.md 5). */
const MAX_BULLETS = 5

/** The product's benefits: one to five. */
export const BulletsField = () => (
  <RowsField
    name="bullets"
    title="Prednosti"
    entry="Prednost"
    add="Dodaj prednost"
    fresh={{ title: '', text: '' }}
    min={1}
    max={MAX_BULLETS}
    aside={(count) => (
      <>
        <span className="tabular">
          {count} od {MAX_BULLETS}
        </span>
        <Regenerate section="bullets" />
      </>
    )}
    head={(index) => <RowHead name={`bullets.${index}.title`} empty="Bez naslova" />}
  >
    {(index) => (
      <>
        <TextInput name={`bullets.${index}.title`} label="Prednost" />
        <TextInput name={`bullets.${index}.text`} label="Objašnjenje" rows={2} />
      </>
    )}
  </RowsField>
)
