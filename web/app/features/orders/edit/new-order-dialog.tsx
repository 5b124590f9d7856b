import { zodResolver } from '@hookform/resolvers/zod'
import { groupThousands } from '@izlog/contracts/domain/money'
import { SOURCE_LABELS } from '@izlog/contracts/domain/order-source'
import { DeskOrder, ManualOrderRequest, ManualSource } from '@izlog/contracts/http/desk'
import { IDEMPOTENCY_HEADER } from '@izlog/contracts/http/orders'
import type { UnfinishedForm } from '@izlog/contracts/http/unfinished-forms'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { randomId } from '../../../../shared/random-id.ts'
import { api } from '../../../api/client.ts'
import { refetch } from '../../../api/refetch.ts'
import { websiteQueries } from '../../../api/websites.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, frameClass } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { FormFooter } from './form-footer.tsx'
import { OrderForm } from './order-form.ts'
import { OrderFormFields } from './order-form-fields.tsx'
import { placeRefusal } from './place-refusal.ts'

const NewOrder = OrderForm.extend({
  websiteId: z.string().transform(Number).pipe(ManualOrderRequest.shape.websiteId),
  source: ManualSource,
})
type TypedNewOrder = z.input<typeof NewOrder>

const SOURCES = ManualSource.options.map((value) => ({ value, label: SOURCE_LABELS[value] }))

const NOTHING: TypedNewOrder = {
  websiteId: '',
  source: 'phone',
  customerData: { name: '', phone: '', address: '', city: '', postalCode: '', email: '', notes: '' },
  quantity: '1',
  totalPrice: '',
}

const continued = ({ websiteId, quantity, totalPrice, name, phone }: UnfinishedForm): TypedNewOrder => ({
  ...NOTHING,
  websiteId: String(websiteId),
  customerData: { ...NOTHING.customerData, name, phone },
  quantity: String(quantity),
  totalPrice: groupThousands(totalPrice),
})

interface NewOrderDialogProps {
  /** The form that the shopper began, whose order this is. */
  begun?: UnfinishedForm
  onPlaced?: () => void
  onClose: () => void
}

/** An order that the seller took by phone or message. What was typed stays when it is refused; sent twice it is one order. */
export function NewOrderDialog({ begun, onPlaced, onClose }: NewOrderDialogProps) {
  const client = useQueryClient()
  const [key] = useState(randomId)
  const websites = useInfiniteQuery(websiteQueries.mine)
  const pages = websites.data?.pages.flatMap(({ items }) => items) ?? []
  const form = useForm<TypedNewOrder, unknown, z.infer<typeof NewOrder>>({
    resolver: zodResolver(NewOrder),
    mode: 'onTouched',
    defaultValues: begun ? continued(begun) : NOTHING,
  })
  const { register, handleSubmit, formState, control } = form
  const websiteId = useWatch({ control, name: 'websiteId' })
  const page = pages.find(({ id }) => String(id) === websiteId)
  const save = useMutation({
    mutationFn: (wanted: ManualOrderRequest) =>
      api.post('/api/orders/manual', DeskOrder, wanted, { [IDEMPOTENCY_HEADER]: key }),
    onSuccess: ({ order }) => {
      void refetch(client, ['/api/orders/my'])
      toast({ title: 'Porudžbina je uneta', description: `Porudžbina ${order.orderId}, potvrđena` })
      onPlaced?.()
      onClose()
    },
    onError: (error) => {
      if (!placeRefusal(error, form.setError))
        toastRefusal('Porudžbina nije uneta', error, 'Pokušajte ponovo. Sve što ste upisali je tu.')
    },
  })
  return (
    <Dialog open form title="Nova porudžbina" onClose={onClose}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={handleSubmit((wanted) => save.mutate(wanted))}
        className="flex flex-1 flex-col gap-4"
      >
        <Controller
          control={control}
          name="source"
          render={({ field }) => (
            <Segmented
              label="Kako je primljena"
              strip
              value={field.value}
              options={SOURCES}
              onChange={field.onChange}
            />
          )}
        />
        <Field label="Proizvod" error={formState.errors.websiteId?.message}>
          {({ id, describedBy, invalid }) => (
            <div className={frameClass(invalid)}>
              <select
                id={id}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                className="h-full w-full min-w-0 rounded-control bg-transparent px-3 text-body outline-none max-md:text-section"
                {...register('websiteId', {
                  onChange: ({ target }) => {
                    const price = pages.find(({ id }) => String(id) === target.value)?.currentPrice
                    if (price && !formState.dirtyFields.totalPrice) form.setValue('totalPrice', groupThousands(price))
                  },
                })}
              >
                <option value="">{websites.isPending ? 'Učitavanje…' : 'Izaberite proizvod'}</option>
                {begun && !pages.some(({ id }) => id === begun.websiteId) && (
                  <option key={begun.websiteId} value={begun.websiteId}>
                    {begun.productName}
                  </option>
                )}
                {pages.map(({ id, productName, customUrl }) => (
                  <option key={id} value={id}>
                    {productName} (/{customUrl})
                  </option>
                ))}
              </select>
            </div>
          )}
        </Field>
        <OrderFormFields
          register={register}
          errors={formState.errors}
          currencySymbol={page?.currencySymbol ?? begun?.currencySymbol ?? 'RSD'}
        />
        <p className="text-small text-fg2">
          Porudžbina je odmah potvrđena i ide na sve kanale kao i svaka druga: Telegram, tabelu i kuriru.
        </p>
        <FormFooter busy={save.isPending && 'Unos…'} action="Unesi porudžbinu" onClose={onClose} />
      </form>
    </Dialog>
  )
}
