import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { useEditor } from '../editor-context.ts'
import { RowHead } from '../fields/row-head.tsx'
import { Section } from '../fields/section.tsx'
import { SortableList } from '../fields/sortable-list.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { useOpenRow } from '../fields/use-open-row.ts'
import { Regenerate } from '../regenerate/regenerate.tsx'
import { BLOCKS_AFTER, BLOCKS_BEFORE } from './story-blocks.ts'

/** The story of the Advertorial Template, block by block; a blank block is not on the page (builder spec 2.6 and 3.1). */
export function AdvertorialTab() {
  return (
    <div className="space-y-5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-fg2">Blok koji ostane prazan ne prikazuje se.</p>
        <Regenerate section="story" />
      </div>
      <Blocks blocks={BLOCKS_BEFORE} />
      <Statistics />
      <Blocks blocks={BLOCKS_AFTER} />
      <StoryQuestions />
    </div>
  )
}

const Blocks = ({ blocks }: { blocks: typeof BLOCKS_BEFORE }) =>
  blocks.map(({ title, fields }) => (
    <Section key={title} title={title}>
      {fields.map((field) => (
        <TextInput key={field.name} {...field} />
      ))}
    </Section>
  ))

/** As many as a save takes. */
const MOST_STATISTICS = 12
const MOST_QUESTIONS = 20

function Statistics() {
  const { form } = useEditor()
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'story.trustStatistics' })
  const [open, setOpen] = useOpenRow('story.trustStatistics')
  return (
    <Section title="Brojke koje uveravaju">
      {fields.length > 0 && (
        <SortableList
          label="Brojke koje uveravaju"
          entry="Brojka"
          items={fields.map(({ id }, index) => ({
            id,
            head: <RowHead name={`story.trustStatistics.${index}.number`} empty="Nova brojka" />,
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
              <div className="grid grid-cols-2 gap-3">
                <TextInput name={`story.trustStatistics.${index}.number`} label="Brojka" />
                <TextInput name={`story.trustStatistics.${index}.icon`} label="Ikona" hint="Lucide, npr. truck" />
              </div>
              <TextInput name={`story.trustStatistics.${index}.label`} label="Šta znači" />
              <TextInput name={`story.trustStatistics.${index}.description`} label="Objašnjenje" rows={2} />
            </>
          )}
        </SortableList>
      )}
      {fields.length < MOST_STATISTICS && (
        <Button
          size="small"
          onClick={() => {
            append({ icon: 'check', number: '', label: '', description: '' }, { shouldFocus: false })
            setOpen(fields.length)
          }}
        >
          <Plus aria-hidden="true" />
          Dodaj brojku
        </Button>
      )}
    </Section>
  )
}

function StoryQuestions() {
  const { form } = useEditor()
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'story.faqSection' })
  const [open, setOpen] = useOpenRow('story.faqSection')
  return (
    <Section
      title="Pitanja u priči"
      line={fields.length === 0 && 'Bez njih stranica prikazuje pitanja sa kartice Sadržaj.'}
    >
      {fields.length > 0 && (
        <SortableList
          label="Pitanja u priči"
          entry="Pitanje u priči"
          items={fields.map(({ id }, index) => ({
            id,
            head: <RowHead name={`story.faqSection.${index}.question`} empty="Novo pitanje" />,
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
              <TextInput name={`story.faqSection.${index}.question`} label="Pitanje" />
              <TextInput name={`story.faqSection.${index}.answer`} label="Odgovor" rows={3} />
            </>
          )}
        </SortableList>
      )}
      {fields.length < MOST_QUESTIONS && (
        <Button
          size="small"
          onClick={() => {
            append({ question: '', answer: '' }, { shouldFocus: false })
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
