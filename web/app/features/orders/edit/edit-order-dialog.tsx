import { zodResolver } from '@hookform/resolvers/zod'
import { DeskOrder, type EditOrderBody } from '@izlog/contracts/http/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { ApiError, api } from '../../../api/client.ts'
import { showOrder } from '../../../api/order-cache.ts'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { deskQuery } from './desk-query.ts'
import { FormFooter } from './form-footer.tsx'
import { differencesOf } from './order-differences.ts'
import { OrderForm, typedOf } from './order-form.ts'
import { OrderFormFields } from './order-form-fields.tsx'
import { placeRefusal } from './place-refusal.ts'

interface EditOrderDialogProps {
  orderId: number
  onClose: () => void
  onSaved?: (saved: DeskOrder) => void
}

/** Corrects what was agreed on the phone: the shopper's data, the quantity, the price. It begins from the order as it is now. */
export function EditOrderDialog({ orderId, onClose, onSaved }: EditOrderDialogProps) {
  const desk = useQuery(deskQuery(orderId))
  return (
    <Dialog open form title="Izmena porudžbine" onClose={onClose}>
      {desk.data ? (
        <EditForm seen={desk.data} onClose={onClose} onSaved={onSaved} onConflict={() => desk.refetch()} />
      ) : desk.isPending ? (
        <Loading what="porudžbinu" className="space-y-4 pb-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
        </Loading>
      ) : (
        <Problem title="Greška pri učitavanju podataka" onRetry={() => void desk.refetch()} retrying={desk.isFetching}>
          Porudžbina nije izmenjena.
        </Problem>
      )}
    </Dialog>
  )
}

const EditValues = OrderForm.extend({ reason: z.string() })
type TypedEdit = z.input<typeof EditValues>

interface EditFormProps {
  seen: DeskOrder
  onClose: () => void
  onSaved: ((saved: DeskOrder) => void) | undefined
  onConflict: () => Promise<{ data?: DeskOrder | undefined }>
}

function EditForm({ seen, onClose, onSaved, onConflict }: EditFormProps) {
  const client = useQueryClient()
  const { role } = useUser()
  const { order } = seen
  const form = useForm<TypedEdit, unknown, z.infer<typeof EditValues>>({
    resolver: zodResolver(EditValues),
    mode: 'onTouched',
    defaultValues: { ...typedOf(order), reason: '' },
  })
  const { register, handleSubmit, formState, control } = form
  const typed = useWatch({ control })
  const isOtherPrice = OrderForm.shape.totalPrice.safeParse(typed.totalPrice).data !== order.totalPrice
  const others = formState.defaultValues ? differencesOf(formState.defaultValues, order) : []
  const save = useMutation({
    mutationFn: ({ reason, ...wanted }: z.infer<typeof EditValues>) => {
      const body: EditOrderBody = { ...wanted, ...(isOtherPrice ? { reason } : {}), version: seen.version }
      return api.post(`/api/orders/${order.id}/edit`, DeskOrder, body)
    },
    onSuccess: (saved) => {
      showOrder(client, role, saved.order)
      toast({ title: 'Porudžbina je izmenjena', description: `Porudžbina ${saved.order.orderId}` })
      onSaved?.(saved)
      onClose()
    },
    onError: async (error) => {
      if (placeRefusal(error, form.setError)) return
      // What was typed stays; the newest order is compared with it.
      if (error instanceof ApiError && error.refusal?.code === 'desk.changed') await onConflict()
      toastRefusal('Porudžbina nije izmenjena', error, 'Pokušajte ponovo. Sve što ste upisali je tu.')
    },
  })
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={handleSubmit((wanted) => save.mutate(wanted))}
      className="flex flex-1 flex-col gap-4"
    >
      {others.length > 0 && (
        <div role="alert" className="rounded-control border border-notice-line bg-notice px-3 py-2 text-on-notice">
          <p className="font-semibold">Neko je u međuvremenu izmenio ovu porudžbinu:</p>
          <ul className="mt-1 list-disc pl-5">
            {others.map(({ label, value }) => (
              <li key={label}>
                {label}: {value || 'prazno'}
              </li>
            ))}
          </ul>
          <p className="mt-1">Ako sačuvate, važiće ono što piše u poljima ispod.</p>
        </div>
      )}
      {order.parcel && (
        <p className="rounded-control bg-well px-3 py-2">
          {order.deliveries.courier?.state === 'sent'
            ? 'Pošiljka je već prijavljena kuriru sa dosadašnjim podacima. Javite kuriru šta se menja.'
            : 'Pošiljka se prijavljuje kuriru, možda još sa dosadašnjim podacima. Proverite kod kurira šta je dobio.'}
        </p>
      )}
      <OrderFormFields register={register} errors={formState.errors} currencySymbol={order.currencySymbol} />
      {isOtherPrice && (
        <TextField
          label="Zašto se menja cena"
          maxLength={200}
          autoComplete="off"
          error={formState.errors.reason?.message}
          {...register('reason')}
        />
      )}
      <FormFooter busy={save.isPending && 'Čuvanje…'} action="Sačuvaj" onClose={onClose} />
    </form>
  )
}
