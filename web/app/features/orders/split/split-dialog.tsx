import { groupThousands, parseMoney } from '@izlog/contracts/domain/money'
import { priceOfPieces } from '@izlog/contracts/domain/split-order'
import type { DeskOrder } from '@izlog/contracts/http/desk'
import { type OrderItem, OrderSum } from '@izlog/contracts/http/orders'
import { SPLIT_MESSAGES } from '@izlog/contracts/http/split'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { randomId } from '../../../../shared/random-id.ts'
import { ApiError } from '../../../api/client.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { deskQuery } from '../edit/desk-query.ts'
import { FormFooter } from '../edit/form-footer.tsx'
import { addressOf } from '../order-text.ts'
import { Pieces } from './pieces.tsx'
import { useSplit } from './split-api.ts'
import { SplitPreview } from './split-preview.tsx'

interface SplitDialogProps {
  order: OrderItem
  onClose: () => void
  onSplit: () => void
}

/** How many pieces go in a second parcel and what each collects, both shown before it is done. It begins from the order as it is now. */
export function SplitDialog({ order, onClose, onSplit }: SplitDialogProps) {
  const desk = useQuery(deskQuery(order.id))
  return (
    <Dialog open form title="Podela na dva paketa" onClose={onClose}>
      {desk.data ? (
        <SplitForm seen={desk.data} onClose={onClose} onSplit={onSplit} onConflict={() => desk.refetch()} />
      ) : desk.isPending ? (
        <Loading what="porudžbinu" className="space-y-4 pb-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
        </Loading>
      ) : (
        <Problem title="Greška pri učitavanju podataka" onRetry={() => void desk.refetch()} retrying={desk.isFetching}>
          Porudžbina nije podeljena.
        </Problem>
      )}
    </Dialog>
  )
}

interface SplitFormProps extends Omit<SplitDialogProps, 'order'> {
  seen: DeskOrder
  onConflict: () => Promise<unknown>
}

function SplitForm({ seen: { order, version }, onClose, onSplit, onConflict }: SplitFormProps) {
  const [key] = useState(randomId)
  const [wanted, setWanted] = useState(1)
  const [typed, setTyped] = useState<string | null>(null)
  const [chargesDelivery, setChargesDelivery] = useState(false)
  const split = useSplit(order, key, onSplit)
  const quantity = Math.min(wanted, order.quantity - 1)
  const usual = priceOfPieces(order.totalPrice, order.quantity, quantity)
  const price = OrderSum.safeParse(typed === null ? usual : parseMoney(typed))
  const error = !price.success
    ? price.error.issues[0]?.message
    : price.data > order.totalPrice
      ? SPLIT_MESSAGES.tooDear
      : undefined
  const totalPrice = error === undefined ? price.data : undefined
  const { deliveryPrice, upsells, desk, currencySymbol } = order
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (totalPrice === undefined) return
        split.mutate(
          { quantity, totalPrice, chargesDelivery, version },
          {
            onSuccess: onClose,
            onError: async (refusal) => {
              if (refusal instanceof ApiError && refusal.refusal?.code === 'desk.changed') await onConflict()
              toastRefusal('Porudžbina nije podeljena', refusal, 'Pokušajte ponovo.')
            },
          },
        )
      }}
    >
      <Pieces value={quantity} max={order.quantity - 1} total={order.quantity} onChange={setWanted} />
      <TextField
        label="Cena drugog paketa"
        inputMode="numeric"
        autoComplete="off"
        after={currencySymbol}
        value={typed ?? groupThousands(usual)}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        hint="Koliko od cene porudžbine naplaćuje drugi paket; ostatak naplaćuje prvi."
      />
      {deliveryPrice > 0 && (
        <Switch
          label="Naplati dostavu i za drugi paket"
          hint="Bez toga se dostava naplaćuje jednom, uz prvi paket, a dostavu drugog plaćate Vi."
          checked={chargesDelivery}
          onChange={setChargesDelivery}
        />
      )}
      {totalPrice !== undefined && <SplitPreview order={order} part={{ quantity, totalPrice, chargesDelivery }} />}
      <p className="text-small text-fg2">
        {upsells.length > 0 && 'Dodatne ponude ostaju u prvom paketu. '}
        Oba paketa idu na adresu {addressOf(order)}; drugi posle podele možete da izmenite kao svaku porudžbinu.
        {desk.confirmation !== 'confirmed' && ' Porudžbina još nije potvrđena, pa potvrđujete obe.'}
      </p>
      <FormFooter busy={split.isPending && 'Deljenje…'} action="Podeli porudžbinu" onClose={onClose} />
    </form>
  )
}
