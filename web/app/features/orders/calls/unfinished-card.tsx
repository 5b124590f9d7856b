import type { UnfinishedForm } from '@izlog/contracts/http/unfinished-forms'
import { counted } from '../../../../shared/plural.ts'
import { useUser } from '../../../session/use-user.ts'
import { Card } from '../../../ui/card.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Thumb } from '../../../ui/thumb.tsx'
import { whenOf } from '../order-text.ts'
import { CallLinks } from './call-links.tsx'
import { filledUnfinishedText, UNANSWERED, UNFINISHED_TEXT } from './call-text.ts'
import { useIntoSight } from './use-into-sight.ts'

/** The unfinished form that is called now: a phone, what was chosen, and the name where it was typed. */
export function UnfinishedCard({ form }: { form: UnfinishedForm }) {
  const top = useIntoSight()
  const { callSettings } = useUser()
  return (
    <Card className="p-4 md:p-6">
      <div ref={top} className="scroll-mt-20">
        <p className="mb-2 inline-block rounded-tag bg-notice px-2 py-0.5 text-small font-semibold text-on-notice">
          Nezavršena porudžbina
        </p>
      </div>
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-title font-bold break-words">{form.name || 'Bez imena'}</h2>
        <p className="shrink-0 text-right text-section font-bold tabular">
          {formatMoney(form.sumToCollect, form.currencySymbol)}
        </p>
      </div>
      <CallLinks
        phone={form.phone}
        shown={form.phone}
        message={filledUnfinishedText(callSettings.unfinishedText ?? UNFINISHED_TEXT, form)}
      />
      <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
        <Thumb src={form.image} className="size-12" />
        <span className="min-w-0 flex-1 font-semibold">{form.productName}</span>
        <span className="shrink-0 tabular text-fg2">{form.quantity} kom</span>
      </div>
      <p className="mt-4 text-small text-fg2">
        Kupac je upisao telefon {whenOf(form.at)} i nije poručio.
        {form.attempts > 0 && ` Do sada ${counted(form.attempts, UNANSWERED)}.`}
      </p>
    </Card>
  )
}
