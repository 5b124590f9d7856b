import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import { TEXT_FIELDS } from '@izlog/contracts/page-fields/shapes-of-fields'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Regenerate } from '../regenerate/regenerate.tsx'
import { BenefitsField } from './benefits-field.tsx'
import { BulletsField } from './bullets-field.tsx'
import { FaqField } from './faq-field.tsx'
import { SearchResult } from './search-result.tsx'
import { SectionsField } from './sections-field.tsx'
import { Visibility } from './visibility.tsx'

const SEO_TEXTS = TEXT_FIELDS.filter((field) => fieldOf(field)?.section === 'seo')

/** The texts of the page (docs/product/builder.md 2.6). */
export function ContentTab() {
  const { website } = useEditor()
  return (
    <div className="space-y-5">
      <Visibility />
      <div className="space-y-4">
        <TextInput name="title" action={<Regenerate section="headline" />} />
        <TextInput name="hook" />
      </div>
      <BulletsField />
      {website.templateName === 'Sales Template' && <BenefitsField />}
      <TextInput name="longDescription" action={<Regenerate section="longDescription" />} />
      <FaqField />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextInput name="shortName" />
        <TextInput name="sku" label="SKU" optional />
      </div>
      <SectionsField />
      <Section title="Pretraživači (SEO)" aside={<Regenerate section="seo" />}>
        {SEO_TEXTS.map((field) => (
          <TextInput key={field} name={field} />
        ))}
        <SearchResult customUrl={website.customUrl} />
      </Section>
    </div>
  )
}
