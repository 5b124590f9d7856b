import { Plus } from 'lucide-react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { useEditor } from '../editor-context.ts'
import { RowHead } from '../fields/row-head.tsx'
import { Section } from '../fields/section.tsx'
import { SortableList } from '../fields/sortable-list.tsx'
import { messageAt, TextInput } from '../fields/text-input.tsx'
import { useOpenRow } from '../fields/use-open-row.ts'
import { Regenerate } from '../regenerate/regenerate.tsx'

/** Builder spec 5: a page has five. */
const MOST_BULLETS = 5

/** The reasons to buy: at most five, at least one. */
export function BulletsField() {
  const { form } = useEditor()
  const { control } = form
  const { fields, append, remove, move } = useFieldArray({ control, name: 'bullets' })
  const { errors } = useFormState({ control, name: 'bullets' })
  const [open, setOpen] = useOpenRow('bullets')
  const error = messageAt(errors, 'bullets')
  return (
    <Section
      title="Prednosti"
      aside={
        <>
          <span className="tabular">
            {fields.length} od {MOST_BULLETS}
          </span>
          <Regenerate section="bullets" />
        </>
      }
    >
      <SortableList
        label="Prednosti"
        entry="Prednost"
        items={fields.map(({ id }, index) => ({
          id,
          head: <RowHead name={`bullets.${index}.title`} empty="Bez naslova" />,
        }))}
        open={open}
        onOpen={setOpen}
        onMove={(from, to) => {
          move(from, to)
          setOpen(open === from ? to : null)
        }}
        onRemove={
          fields.length > 1
            ? (index) => {
                remove(index)
                setOpen(null)
              }
            : undefined
        }
      >
        {(index) => (
          <>
            <TextInput name={`bullets.${index}.title`} label="Prednost" />
            <TextInput name={`bullets.${index}.text`} label="Objašnjenje" rows={2} />
          </>
        )}
      </SortableList>
      {error && <FieldError>{error}</FieldError>}
      {fields.length < MOST_BULLETS && (
        <Button
          size="small"
          onClick={() => {
            append({ title: '', text: '' }, { shouldFocus: false })
            setOpen(fields.length)
          }}
        >
          <Plus aria-hidden="true" />
          Dodaj prednost
        </Button>
      )}
    </Section>
  )
}
