import { RowHead } from '../fields/row-head.tsx'
import { RowsField } from '../fields/rows-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Regenerate } from '../regenerate/regenerate.tsx'

/** The Sales Template shows so many (docs/product/builder.md 2.3). */
const MAX_TROUBLES = 3

/** The Sales Template's problems, each with its solution and button; a page without any shows built-in ones. */
export const TroublesField = () => (
  <RowsField
    name="problemSolutionSections"
    title="Problemi i rešenja"
    entry="Problem"
    add="Dodaj problem"
    fresh={{ title: '', description1: '', description2: '', ctaText: '' }}
    max={MAX_TROUBLES}
    aside={() => <Regenerate section="problemSolution" />}
    line={(count) =>
      count === 0
        ? 'Bez svojih problema stranica prikazuje tri uobičajena: o odlaganju, plaćanju i vraćanju.'
        : count > MAX_TROUBLES && 'Stranica prikazuje prva tri.'
    }
    head={(index) => <RowHead name={`problemSolutionSections.${index}.title`} empty="Nov problem" />}
  >
    {(index) => (
      <>
        <TextInput name={`problemSolutionSections.${index}.title`} label="Problem" />
        <TextInput name={`problemSolutionSections.${index}.description1`} label="Šta kupca muči" rows={2} />
        <TextInput name={`problemSolutionSections.${index}.description2`} label="Kako proizvod to rešava" rows={3} />
        <TextInput name={`problemSolutionSections.${index}.ctaText`} label="Dugme" />
      </>
    )}
  </RowsField>
)
