import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'

/** The titles in "Sekcije ove stranice", which the default template shows at its end where the page has a plan (docs/product/builder.md 2.3). */
export function PlanFields() {
  const { website } = useEditor()
  const sections = website.designRecommendations?.sectionStructure?.sections ?? []
  if (sections.length === 0) return null
  return (
    <Section title="Sekcije ove stranice" line="Spisak na dnu stranice.">
      {sections.map((section, index) => (
        <div key={section.order} className="grid grid-cols-[2fr_1fr] items-start gap-3">
          <TextInput name={`sectionPlan.${index}.title`} label={`Naziv ${index + 1}`} />
          <TextInput name={`sectionPlan.${index}.type`} label={`Vrsta ${index + 1}`} />
        </div>
      ))}
    </Section>
  )
}
