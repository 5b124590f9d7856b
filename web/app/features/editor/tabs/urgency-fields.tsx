import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { labelOf } from '../model/field-labels.ts'
import { Regenerate } from '../regenerate/regenerate.tsx'

const REASONS = ['limitedStock', 'limitedTime', 'socialProof', 'exclusivity'] as const

/** The default template's reasons to order now; a blank one is left out. */
export const UrgencyFields = () => (
  <Section
    title="Podsticaj na kupovinu"
    aside={<Regenerate section="urgency" />}
    line="Ono što ostane prazno ne prikazuje se."
  >
    {REASONS.map((reason) => (
      <TextInput
        key={reason}
        name={`urgencyElements.${reason}`}
        label={labelOf(`urgencyElements.${reason}`)}
        rows={2}
      />
    ))}
    <TextInput
      name="urgencyElements.bonuses"
      label={labelOf('urgencyElements.bonuses')}
      rows={3}
      hint="Svaka u svom redu. Stoje ispod cene."
    />
  </Section>
)
