import { LEGAL_TEXTS, type LegalText } from '@izlog/contracts/domain/legal-texts'
import type { Trader, TraderProfile } from '@izlog/contracts/domain/trader'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { builtInText, LEGAL_TITLES } from '../../../shared/legal/legal-texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'

/** The profile as it is typed. */
export type TraderForm = z.input<typeof TraderProfile>
type Form = UseFormReturn<TraderForm, unknown, TraderProfile>

/** The four texts: the built-in ones, or the seller's own wording of each. */
export const TraderTexts = ({ form }: { form: Form }) => (
  <fieldset className="space-y-2">
    <legend className="font-semibold">Tekstovi za kupce</legend>
    <p className="text-small text-fg2">
      Sastavljeni su od podataka iznad i od uslova svake stranice. Svaki možete napisati i sami. Kratak red bez tačke na
      kraju postaje podnaslov.
    </p>
    {LEGAL_TEXTS.map((text) => (
      <TraderText key={text} text={text} form={form} />
    ))}
  </fieldset>
)

function TraderText({ text, form }: { text: LegalText; form: Form }) {
  const own = form.watch(`texts.${text}`)
  const isOwn = own !== null && own !== undefined
  const change = (value: string | null) => form.setValue(`texts.${text}`, value, { shouldDirty: true })
  const builtIn = () => builtInText(text, shown(form.watch()), null)
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 font-medium">
        {LEGAL_TITLES[text]} <span className="text-small text-fg2">{isOwn ? 'Vaš tekst' : 'Ugrađeni tekst'}</span>
      </summary>
      <div className="space-y-3 border-t border-line p-3">
        {isOwn ? (
          <>
            <TextArea
              label="Vaš tekst"
              rows={8}
              error={form.formState.errors.texts?.[text]?.message}
              {...form.register(`texts.${text}`)}
            />
            <Button onClick={() => change(null)}>Vrati ugrađeni tekst</Button>
          </>
        ) : (
          <>
            <p className="max-h-60 overflow-y-auto whitespace-pre-line text-small text-fg2">{builtIn()}</p>
            <Button onClick={() => change(builtIn())}>Napiši svoj tekst</Button>
          </>
        )}
      </div>
    </details>
  )
}

/** Incomplete data as they are: the seller sees where each will stand. */
const shown = ({ name, address, city, phone, email, ...rest }: TraderForm): Trader => ({
  name: name || '…',
  address: address || '…',
  city: city || '…',
  phone: phone || '…',
  email: email || '…',
  taxNumber: rest.taxNumber || null,
  registrationNumber: rest.registrationNumber || null,
  returnAddress: rest.returnAddress || null,
})
