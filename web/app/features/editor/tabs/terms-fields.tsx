import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { labelOf } from '../model/field-labels.ts'

const TERMS = ['delivery', 'arrival', 'returns', 'guarantee'] as const

/** What the page promises of delivery, return and guarantee. */
export const TermsFields = () => (
  <Section
    title="Uslovi na stranici"
    line="Ovo kupci čitaju kao Vaše obećanje. Prazno: stranica o tome ne govori ništa."
  >
    <div className="grid grid-cols-2 items-start gap-3">
      {TERMS.map((term) => (
        <TextInput key={term} name={`terms.${term}`} label={labelOf(`terms.${term}`)} />
      ))}
    </div>
    <p className="text-small text-fg3">Cena dostave, ako je upisana, stoji umesto reči o dostavi.</p>
  </Section>
)
