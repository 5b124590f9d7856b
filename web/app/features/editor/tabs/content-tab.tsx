import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import { TEXT_FIELDS } from '@izlog/contracts/page-fields/shapes-of-fields'
import type { ReactNode } from 'react'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { type ContentPart, contentParts, topFields } from '../model/content-parts.ts'
import { labelOf } from '../model/field-labels.ts'
import { Regenerate } from '../regenerate/regenerate.tsx'
import { BenefitsField } from './benefits-field.tsx'
import { BulletsField } from './bullets-field.tsx'
import { Captions } from './captions.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { FaqField } from './faq-field.tsx'
import { OnOtherTab } from './on-other-tab.tsx'
import { PlanFields } from './plan-fields.tsx'
import { SearchResult } from './search-result.tsx'
import { SectionsField } from './sections-field.tsx'
import { StandIns } from './stand-ins.tsx'
import { TroublesField } from './troubles-field.tsx'
import { UrgencyFields } from './urgency-fields.tsx'
import { Visibility } from './visibility.tsx'

const SEO_TEXTS = TEXT_FIELDS.filter((field) => fieldOf(field)?.section === 'seo')

/** The texts of the page in the order in which shoppers see them (docs/product/builder.md 2.6). */
export function ContentTab() {
  const { website } = useEditor()
  return (
    <div className="space-y-5">
      <Visibility />
      {contentParts(website).map((part) => {
        const Part = PARTS[part]
        return <Part key={part} />
      })}
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

const PARTS: Readonly<Record<ContentPart, () => ReactNode>> = {
  top: Top,
  story: () => <OnOtherTab title="Priča" field="story.heroSection.heroTitle" tab="Advertorial" />,
  troubles: TroublesField,
  bullets: () => <BulletsField />,
  captions: Captions,
  description: () => <TextInput name="longDescription" action={<Regenerate section="longDescription" />} />,
  urgency: UrgencyFields,
  voices: () => <OnOtherTab title="Utisci kupaca" field="testimonials.0.name" tab="Cene" />,
  benefits: BenefitsField,
  price: () => <OnOtherTab title="Cene i ponude" field="priceAnchoring.currentPrice" tab="Cene" />,
  questions: FaqField,
  standIns: StandIns,
  footer: () => (
    <Section title="Podnožje">
      <TextInput
        name="title"
        hint="U podnožju stoji do prve tačke ili dve tačke, a ceo ga vide pretraživači i Vaša prodavnica."
      />
    </Section>
  ),
  plan: PlanFields,
  orderForm: () => (
    <Section title="Obrazac za poručivanje">
      <TextInput name="productName" />
    </Section>
  ),
  elsewhere: Elsewhere,
}

const HINTS: Readonly<Record<string, string>> = {
  'editableContent.newBadge': 'Na primer NOVO. Prazno: bez oznake.',
  'editableContent.ctaButtonText': 'Prazno: tekst ovog šablona.',
}

function Top() {
  const { website } = useEditor()
  return (
    <Section title="Vrh stranice" aside={<Regenerate section="headline" />}>
      {topFields(website).map((field) => (
        <TextInput
          key={field}
          name={field}
          label={labelOf(field)}
          optional={field in HINTS}
          {...(HINTS[field] ? { hint: HINTS[field] } : {})}
        />
      ))}
    </Section>
  )
}
