import { counted, type Forms } from '../../../../shared/plural.ts'
import { RowHead } from '../fields/row-head.tsx'
import { RowsField } from '../fields/rows-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Regenerate } from '../regenerate/regenerate.tsx'

const QUESTIONS: Forms = ['pitanje', 'pitanja', 'pitanja']

/** The questions and answers; a page without any shows default ones. */
export const FaqField = () => (
  <RowsField
    name="faq"
    title="Česta pitanja"
    entry="Pitanje"
    add="Dodaj pitanje"
    fresh={{ q: '', a: '' }}
    max={20}
    aside={(count) => (
      <>
        <span className="tabular">{counted(count, QUESTIONS)}</span>
        <Regenerate section="faq" />
      </>
    )}
    line={(count) =>
      count === 0 && 'Bez svojih pitanja stranica prikazuje uobičajena: o isporuci, plaćanju i povraćaju.'
    }
    head={(index) => <RowHead name={`faq.${index}.q`} empty="Novo pitanje" />}
  >
    {(index) => (
      <>
        <TextInput name={`faq.${index}.q`} label="Pitanje" />
        <TextInput name={`faq.${index}.a`} label="Odgovor" rows={3} />
      </>
    )}
  </RowsField>
)
