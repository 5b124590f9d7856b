import { IconPicker } from '../fields/icon-picker.tsx'
import { RowHead } from '../fields/row-head.tsx'
import { RowsField } from '../fields/rows-field.tsx'
import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Regenerate } from '../regenerate/regenerate.tsx'
import { BLOCKS_AFTER, BLOCKS_BEFORE } from './story-blocks.ts'

/** The story of the Advertorial Template by block; the landing page leaves out a blank block (docs/product/builder.md 2.6 and 3.1). */
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
    <Section key={title} title={title} aside={title === 'Savet' && <Regenerate section="advice" />}>
      {fields.map((field) => (
        <TextInput key={field.name} {...field} />
      ))}
    </Section>
  ))

const Statistics = () => (
  <RowsField
    name="story.trustStatistics"
    title="Brojke koje uveravaju"
    entry="Brojka"
    add="Dodaj brojku"
    fresh={{ icon: 'check', number: '', label: '', description: '' }}
    max={12}
    head={(index) => <RowHead name={`story.trustStatistics.${index}.number`} empty="Nova brojka" />}
  >
    {(index) => (
      <>
        <TextInput name={`story.trustStatistics.${index}.number`} label="Brojka" />
        <IconPicker name={`story.trustStatistics.${index}.icon`} />
        <TextInput name={`story.trustStatistics.${index}.label`} label="Šta znači" />
        <TextInput name={`story.trustStatistics.${index}.description`} label="Objašnjenje" rows={2} />
      </>
    )}
  </RowsField>
)

const StoryQuestions = () => (
  <RowsField
    name="story.faqSection"
    title="Pitanja u priči"
    entry="Pitanje u priči"
    add="Dodaj pitanje"
    fresh={{ question: '', answer: '' }}
    max={20}
    line={(count) => count === 0 && 'Bez njih stranica prikazuje pitanja sa kartice Sadržaj.'}
    head={(index) => <RowHead name={`story.faqSection.${index}.question`} empty="Novo pitanje" />}
  >
    {(index) => (
      <>
        <TextInput name={`story.faqSection.${index}.question`} label="Pitanje" />
        <TextInput name={`story.faqSection.${index}.answer`} label="Odgovor" rows={3} />
      </>
    )}
  </RowsField>
)
