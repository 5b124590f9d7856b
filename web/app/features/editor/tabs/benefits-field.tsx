import { MAX_BENEFITS } from '@izlog/contracts/page-fields/part-inputs'
import { IconPicker } from '../fields/icon-picker.tsx'
import { RowHead } from '../fields/row-head.tsx'
import { RowsField } from '../fields/rows-field.tsx'
import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'

import { Regenerate } from '../regenerate/regenerate.tsx'

/** The Sales Template's block of benefits, each with its icon (docs/product/builder.md 2.3); without a benefit the page has no such block. */
export const BenefitsField = () => (
  <>
    <Section title="Šta kupac dobija" aside={<Regenerate section="benefits" />}>
      <TextInput name="benefitsSection.title" label="Naslov bloka" />
      <TextInput name="benefitsSection.subtitle" label="Rečenica ispod naslova" />
      <TextInput name="benefitsSection.ctaText" label="Dugme bloka" />
    </Section>
    <RowsField
      name="benefitsSection.benefits"
      title="Stavke bloka"
      entry="Stavka"
      add="Dodaj stavku"
      fresh={{ text: '', icon: 'check' }}
      max={MAX_BENEFITS}
      head={(index) => <RowHead name={`benefitsSection.benefits.${index}.text`} empty="Nova stavka" />}
    >
      {(index) => (
        <>
          <TextInput name={`benefitsSection.benefits.${index}.text`} label="Šta dobija" rows={2} />
          <IconPicker name={`benefitsSection.benefits.${index}.icon`} />
        </>
      )}
    </RowsField>
  </>
)
