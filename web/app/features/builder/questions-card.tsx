import { useFormContext, useWatch } from 'react-hook-form'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import type { ProductValues } from './draft.ts'
import { useUnderstanding } from './use-understanding.ts'

type Term = keyof ProductValues['terms']

const TERMS: readonly { term: Term; label: string; usual: readonly string[] }[] = [
  { term: 'delivery', label: 'Dostava', usual: ['Besplatna dostava', 'Dostavu plaća kupac, po cenovniku kurira'] },
  { term: 'arrival', label: 'Rok', usual: ['1–2 radna dana', '2–5 radnih dana', 'Do 7 radnih dana'] },
  { term: 'returns', label: 'Povraćaj', usual: ['14 dana za povraćaj', '30 dana za povraćaj'] },
  { term: 'guarantee', label: 'Garancija', usual: ['Garancija 2 godine', 'Zakonska saobraznost 2 godine'] },
]

/** Three optional questions whose answers improve the text; their examples fit the kind of product that the writer recognized. */
export function QuestionsCard() {
  const { register, formState } = useFormContext<ProductValues>()
  const { understood } = useUnderstanding()
  const { errors } = formState
  return (
    <Card className="space-y-5 p-3.5 md:p-5">
      <div>
        <h2 className="text-section font-bold">Tri pitanja za bolji tekst</h2>
        <p className="mt-1 text-small text-fg2">
          Ništa nije obavezno. Samo ono što ovde upišete stranica tvrdi i obećava.
        </p>
      </div>
      <TextArea
        label="Kome treba i u kom trenutku?"
        optional
        rows={2}
        hint={understood ? `Na primer: ${understood.examples.audience}` : undefined}
        error={errors.audience?.message}
        {...register('audience')}
      />
      <TextArea
        label="Šta je u paketu i koji su najvažniji podaci?"
        optional
        rows={3}
        hint={understood ? `Na primer: ${understood.examples.package}` : 'Svaki podatak u svoj red.'}
        error={errors.packageFacts?.message}
        {...register('packageFacts')}
      />
      <fieldset className="space-y-4">
        <legend className="mb-3 text-small font-semibold max-md:text-body">
          Vaši uslovi: dostava, rok, povraćaj, garancija{' '}
          <span className="ml-1 font-normal text-fg3">nije obavezno</span>
        </legend>
        {TERMS.map((each) => (
          <TermField key={each.term} {...each} />
        ))}
      </fieldset>
    </Card>
  )
}

function TermField({ term, label, usual }: (typeof TERMS)[number]) {
  const { register, setValue, control } = useFormContext<ProductValues>()
  const typed = useWatch({ control, name: `terms.${term}` })
  return (
    <div>
      <TextField label={label} autoComplete="off" maxLength={120} {...register(`terms.${term}`)} />
      <div className="mt-2 flex flex-wrap gap-2">
        {usual.map((text) => (
          <button
            key={text}
            type="button"
            aria-pressed={typed === text}
            onClick={() => setValue(`terms.${term}`, typed === text ? '' : text, { shouldDirty: true })}
            className={cx(
              'min-h-9 rounded-full border px-3 text-small transition-colors duration-120 max-md:min-h-11',
              typed === text ? 'border-brand bg-tint font-semibold' : 'border-line hover:bg-hover',
            )}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}
