import { MARKETS, Market } from '@izlog/contracts/domain/markets'
import { TemplateName } from '@izlog/contracts/domain/templates'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ApiError } from '../../api/client.ts'
import { ProgressDialog } from '../../shared/creation/progress-dialog.tsx'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast-store.ts'
import { SharedPageResult } from './shared-page-result.tsx'
import {
  EMPTY_PAGE,
  faultOf,
  NOTES,
  type SharedPageField,
  sharedPageBody,
  sharedPageFaults,
} from './shared-page-values.ts'
import { useSharedPage } from './use-shared-page.ts'

/** Creates a page from links and the seller's own facts on all installations at once (docs/product/builder.md 2.9 and 3.6). */
export function SharedPageForm() {
  const form = useForm({ defaultValues: EMPTY_PAGE })
  const creation = useSharedPage()
  const { errors } = form.formState
  const symbol = MARKETS[form.watch('targetMarket')].currencySymbol
  const error = (field: SharedPageField) => errors[field]?.message
  const mark = (faults: { field: SharedPageField; message: string }[]) => {
    for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
  }
  const create = form.handleSubmit(async (values) => {
    const faults = sharedPageFaults(sharedPageBody(values, 'x'.repeat(16)))
    if (faults.length > 0) return mark(faults)
    try {
      const { website } = await creation.mutateAsync(values)
      toast({ title: 'Website je uspešno kreiran', description: `/${website.customUrl}` })
      form.reset(EMPTY_PAGE)
      window.scrollTo(0, 0)
    } catch (refused) {
      const issues = refused instanceof ApiError ? (refused.refusal?.issues ?? []) : []
      mark(issues.flatMap(({ path, message }) => faultOf(path, message)))
      toastRefusal('Website nije napravljen', refused, 'Greška pri kreiranju website-a')
    }
  })
  return (
    <div className="space-y-4 py-5">
      {creation.data && <SharedPageResult made={creation.data} />}
      <form noValidate onSubmit={create} className="space-y-4">
        <Card className="space-y-4 p-4 md:p-5">
          <h2 className="text-section font-bold">Proizvod</h2>
          <TextArea
            label="Linkovi proizvoda"
            hint="Jedan u redu, najviše 5. Sa prvog čitamo naziv, cenu i slike, sa ostalih ono što na njemu nema."
            inputMode="url"
            spellCheck={false}
            error={error('urls')}
            {...form.register('urls')}
          />
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            <Choice label="Tržište">
              <Controller
                control={form.control}
                name="targetMarket"
                render={({ field: { value, onChange } }) => (
                  <Segmented
                    strip
                    label="Tržište"
                    value={value}
                    onChange={onChange}
                    options={Market.options.map((each) => ({ value: each, label: MARKET_NAMES[each] }))}
                  />
                )}
              />
            </Choice>
            <Choice label="Izgled">
              <Controller
                control={form.control}
                name="templateName"
                render={({ field: { value, onChange } }) => (
                  <Segmented
                    strip
                    label="Izgled"
                    value={value}
                    onChange={onChange}
                    options={TemplateName.options.map((each) => ({
                      value: each,
                      label: each.replace(' Template', ''),
                    }))}
                  />
                )}
              />
            </Choice>
          </div>
        </Card>
        <Card className="p-4 md:p-5">
          <h2 className="text-section font-bold">Šta da znamo o kupcima</h2>
          <p className="mt-0.5 mb-4 text-fg2">Ništa nije obavezno. Što više napišete, tekst je bliži Vašem kupcu.</p>
          <div className="grid gap-4 md:grid-cols-2">
            {NOTES.map(({ field, label, hint }) => (
              <TextArea
                key={field}
                label={label}
                hint={hint}
                error={error(field)}
                fieldClassName="last:md:col-span-2"
                {...form.register(field)}
              />
            ))}
          </div>
        </Card>
        <Card className="p-4 md:p-5">
          <h2 className="text-section font-bold">Ako link ovo ne kaže</h2>
          <p className="mt-0.5 mb-4 text-fg2">Ono što upišete važi umesto onoga što piše na linku.</p>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              label="Naziv proizvoda"
              optional
              error={error('productName')}
              {...form.register('productName')}
            />
            <TextField
              label="URL stranice"
              optional
              before="/"
              error={error('customUrl')}
              {...form.register('customUrl')}
            />
            <TextField
              label="Nova cena"
              optional
              inputMode="decimal"
              after={symbol}
              error={error('currentPrice')}
              {...form.register('currentPrice')}
            />
            <TextField
              label="Prethodna cena"
              optional
              inputMode="decimal"
              after={symbol}
              error={error('originalPrice')}
              {...form.register('originalPrice')}
            />
            <TextArea
              label="Adrese slika"
              optional
              hint="Jedna u redu."
              spellCheck={false}
              error={error('images')}
              fieldClassName="md:col-span-2"
              {...form.register('images')}
            />
          </div>
        </Card>
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={creation.isPending && 'Pravimo website…'}
          className="max-md:w-full"
        >
          Napravi website
        </Button>
      </form>
      <ProgressDialog
        open={creation.isPending}
        what={`/${form.getValues('customUrl')}`.replace(/^\/$/, 'novu stranicu')}
        step={creation.step}
      />
    </div>
  )
}

const MARKET_NAMES: Readonly<Record<Market, string>> = { Serbia: 'Srbija', Bosnia: 'Bosna', Montenegro: 'Crna Gora' }

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="max-w-full">
      <p aria-hidden="true" className="mb-1.5 text-small font-semibold max-md:text-body">
        {label}
      </p>
      {children}
    </div>
  )
}
