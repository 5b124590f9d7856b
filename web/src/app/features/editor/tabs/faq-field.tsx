import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { counted } from '../../../../ui/format.ts'
import { useEditor } from '../editor-context.ts'
import { RowHead } from '../fields/row-head.tsx'
import { Section } from '../fields/section.tsx'
import { SortableList } from '../fields/sortable-list.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { useOpenRow } from '../fields/use-open-row.ts'
import { Regenerate } from '../regenerate/regenerate.tsx'

/** As many as a save takes. */
const MOST_QUESTIONS = 20
const QUESTIONS = { one: 'pitanje', few: 'pitanja', other: 'pitanja' }

/** The questions and answers of the page; without any it shows the usual ones. */
export function FaqField() {
  const { form } = useEditor()
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'faq' })
  const [open, setOpen] = useOpenRow('faq')
  return (
    <Section
      title="Česta pitanja"
      aside={
        <>
          <span className="tabular">{counted(fields.length, QUESTIONS)}</span>
          <Regenerate section="faq" />
        </>
      }
      line={
        fields.length === 0 && 'Bez svojih pitanja stranica prikazuje uobičajena: o isporuci, plaćanju i povraćaju.'
      }
    >
      {fields.length > 0 && (
        <SortableList
          label="Česta pitanja"
          entry="Pitanje"
          items={fields.map(({ id }, index) => ({
            id,
            head: <RowHead name={`faq.${index}.q`} empty="Novo pitanje" />,
          }))}
          open={open}
          onOpen={setOpen}
          onMove={(from, to) => {
            move(from, to)
            setOpen(open === from ? to : null)
          }}
          onRemove={(index) => {
            remove(index)
            setOpen(null)
          }}
        >
          {(index) => (
            <>
              <TextInput name={`faq.${index}.q`} label="Pitanje" />
              <TextInput name={`faq.${index}.a`} label="Odgovor" rows={3} />
            </>
          )}
        </SortableList>
      )}
      {fields.length < MOST_QUESTIONS && (
        <Button
          size="small"
          onClick={() => {
            append({ q: '', a: '' }, { shouldFocus: false })
            setOpen(fields.length)
          }}
        >
          <Plus aria-hidden="true" />
          Dodaj pitanje
        </Button>
      )}
    </Section>
  )
}
