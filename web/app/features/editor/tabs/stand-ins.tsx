import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { labelOf } from '../model/field-labels.ts'
import { Regenerate } from '../regenerate/regenerate.tsx'
import { BulletsField } from './bullets-field.tsx'
import { useCaptionCount } from './captions.tsx'
import { FaqField } from './faq-field.tsx'

const BENEFITS = [1, 2, 3] as const

/** What an advertorial shows where its story has no text of its own (docs/product/builder.md 2.5). */
export function StandIns() {
  const captions = useCaptionCount()
  return (
    <>
      <Section title="Gde priča nema svoj tekst" line="Kad je polje u priči prazno, stranica prikazuje ovo.">
        <TextInput name="title" hint="Umesto naslova priče; vide ga i pretraživači." />
        <TextInput name="editableContent.storySubtitle" label={labelOf('editableContent.storySubtitle')} optional />
        <TextInput name="shortName" hint="Umesto naziva brenda." />
        <TextInput name="editableContent.ctaButtonText" label={labelOf('editableContent.ctaButtonText')} optional />
        <TextInput name="longDescription" action={<Regenerate section="longDescription" />} />
        {BENEFITS.map((place) => (
          <div key={place} className="grid grid-cols-2 items-start gap-3">
            {(['Title', 'Description'] as const).map((part) => {
              const name = `editableContent.benefit${place}${part}` as const
              return <TextInput key={part} name={name} label={labelOf(name)} optional />
            })}
          </div>
        ))}
      </Section>
      <BulletsField captions={captions} />
      <FaqField />
    </>
  )
}
