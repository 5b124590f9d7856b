import { useState } from 'react'
import { useEditor } from '../editor-context.ts'
import { RowHead } from '../fields/row-head.tsx'
import { RowsField } from '../fields/rows-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Regenerate } from '../regenerate/regenerate.tsx'

/** A page has at most five (docs/product/builder.md 5). */
const MAX_BULLETS = 5

interface BulletsFieldProps {
  /** On an advertorial, how many sentences stand below its pictures and are asked for there; the others are not on the page. */
  captions?: number
}

/** The product's benefits: one to five. */
export const BulletsField = ({ captions }: BulletsFieldProps) => (
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
        {captions === undefined ? (
          <Explanation index={index} />
        ) : index < captions ? (
          <p className="text-small text-fg3">Objašnjenje stoji ispod slike {index + 2}.</p>
        ) : (
          <Unseen index={index} />
        )}
      </>
    )}
  </RowsField>
)

const Explanation = ({ index }: { index: number }) => (
  <TextInput name={`bullets.${index}.text`} label="Objašnjenje" rows={2} />
)

/** A new bullet cannot be saved without an explanation, so that it is not folded away. */
function Unseen({ index }: { index: number }) {
  const { form } = useEditor()
  const [isNew] = useState(() => form.getValues(`bullets.${index}.text`) === '')
  return (
    <details open={isNew}>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold">Van ove stranice</summary>
      <Explanation index={index} />
    </details>
  )
}
