import { zodResolver } from '@hookform/resolvers/zod'
import type { Market } from '@izlog/contracts/domain/markets'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import type { CreateWebsiteResponse } from '@izlog/contracts/http/catalog'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError, sentenceOf } from '../../api/client.ts'
import { ProgressDialog } from '../../shared/creation/progress-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ProductValues } from './draft.ts'
import { FiguresCard } from './figures-card.tsx'
import { ImagesCard } from './images-card.tsx'
import { PriceCard } from './price-card.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductForm } from './product-form.ts'
import { QuestionsCard } from './questions-card.tsx'
import { StepHeader } from './step-header.tsx'
import { Summary } from './summary.tsx'
import { UpsellCard } from './upsell-card.tsx'
import { useCreateWebsite } from './use-create-website.ts'

interface ProductStepProps {
  market: Market
  templateName: TemplateName
  values: ProductValues
  onChange: (values: ProductValues) => void
  onBack: () => void
  onCreated: (made: CreateWebsiteResponse) => void
}

/** Step 3: the product's cards; the summary and the submit button stay in sight (docs/product/builder.md 2.1). */
export function ProductStep({ market, templateName, values, onChange, onBack, onCreated }: ProductStepProps) {
  const form = useForm({ resolver: zodResolver(ProductForm), mode: 'onTouched', defaultValues: values })
  const creation = useCreateWebsite(market, templateName)

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => onChange(typed) }),
    [form, onChange],
  )

  const create = form.handleSubmit(async (product) => {
    try {
      onCreated(await creation.mutateAsync(product))
    } catch (error) {
      for (const { field, message } of refusedFields(error)) form.setError(field, { message }, { shouldFocus: true })
      toast({
        tone: 'bad',
        title: 'Website nije napravljen',
        description: sentenceOf(error, 'Greška pri kreiranju website-a'),
      })
    }
  })

  const button = (
    <Button
      type="submit"
      look="primary"
      busy={creation.isPending && 'Pravimo website…'}
      size="large"
      className="w-full"
    >
      Napravi website
    </Button>
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={create}>
        <StepHeader step={3} title="Podaci o proizvodu" onBack={onBack} />
        <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-8">
          <div className="min-w-0 space-y-4">
            <ProductCard market={market} />
            <ImagesCard />
            <PriceCard market={market} />
            <QuestionsCard />
            <FiguresCard market={market} />
            <UpsellCard market={market} />
          </div>
          <Summary market={market} templateName={templateName} button={button} />
        </div>
        <div
          data-own-bar
          className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden"
        >
          {button}
        </div>
      </form>
      <ProgressDialog
        open={creation.isPending}
        what={`/${form.getValues('customUrl')}`}
        step={creation.step}
        noLink={form.getValues('noLink')}
      />
    </FormProvider>
  )
}

type Field = keyof ProductValues

/** The fields that the server rejected, with its messages; a 409 means that the address is taken. */
function refusedFields(error: unknown): { field: Field; message: string }[] {
  if (!(error instanceof ApiError) || !error.refusal) return []
  if (error.status === 409) return [{ field: 'customUrl', message: error.refusal.message }]
  return (error.refusal.issues ?? []).flatMap(({ path, message }) => {
    const field = ProductValues.keyof().safeParse(
      path.split('.')[0] === 'upsellProductLinks' ? 'upsells' : path.split('.')[0],
    )
    return field.success ? [{ field: field.data, message }] : []
  })
}
