import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '@izlog/contracts/domain/generated-content'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Regenerate } from '../regenerate/regenerate.tsx'
import { BulletsField } from './bullets-field.tsx'
import { FaqField } from './faq-field.tsx'
import { SearchResult } from './search-result.tsx'
import { Visibility } from './visibility.tsx'

/** Longer ones still fit, but break into more lines on a phone. */
const TITLE_READS_WELL = 70
const HOOK_READS_WELL = 140

/** What the page says (builder spec 2.6). */
export function ContentTab() {
  const { website } = useEditor()
  return (
    <div className="space-y-5">
      <Visibility />
      <div className="space-y-4">
        <TextInput name="title" label="Naslov" count={TITLE_READS_WELL} action={<Regenerate section="headline" />} />
        <TextInput name="hook" label="Podnaslov" count={HOOK_READS_WELL} rows={2} />
      </div>
      <BulletsField />
      <TextInput
        name="longDescription"
        label="Opis"
        rows={5}
        hint="Prazan red počinje nov pasus. Kratak prvi pasus je naslov opisa."
        action={<Regenerate section="longDescription" />}
      />
      <FaqField />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextInput name="shortName" label="Kratak naziv" hint="U zaglavlju stranice." />
        <TextInput name="sku" label="SKU" optional />
      </div>
      <Section title="Pretraživači (SEO)" aside={<Regenerate section="seo" />}>
        <TextInput name="seoTitle" label="SEO naslov" count={SEO_TITLE_MAX} />
        <TextInput name="seoDescription" label="SEO opis" count={SEO_DESCRIPTION_MAX} rows={3} />
        <SearchResult customUrl={website.customUrl} />
      </Section>
    </div>
  )
}
