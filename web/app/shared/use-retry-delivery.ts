import { CHANNEL_LABELS, type Channel } from '@izlog/contracts/domain/delivery'
import { type DeliveryItem, RetryDeliveryResponse } from '@izlog/contracts/http/deliveries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api/client.ts'
import { deliveryQueries, showDeliveries } from '../api/deliveries.ts'
import { refetch } from '../api/refetch.ts'
import { toast } from '../ui/toast-store.ts'
import { toastRefusal } from './toast-refusal.ts'

const RECEIVED: Readonly<Record<Channel, string>> = {
  telegram: 'Telegram je primio poruku.',
  sheets: 'Google Sheets je primio porudžbinu.',
  pixel: 'Meta je primila kupovinu.',
  courier: 'Kurir je primio pošiljku.',
}

interface Retries {
  readonly retry: (delivery: DeliveryItem) => void
  /** True while the request to send it again is under way. */
  readonly isUnderWay: (delivery: DeliveryItem) => boolean
}

/** Implements 'Pošalji ponovo': sends the request, and shows a toast once `shown` contains the outcome. */
export function useRetryDelivery(shown: readonly DeliveryItem[]): Retries {
  const client = useQueryClient()
  /** Delivery id → time of the state before the outcome; only a later state is the outcome. */
  const [asked, setAsked] = useState<ReadonlyMap<string, string>>(new Map())
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useMutation({
    mutationFn: ({ id }: DeliveryItem) =>
      api.post(`/api/deliveries/${encodeURIComponent(id)}/retry`, RetryDeliveryResponse),
    onMutate: ({ id }) => setSending((before) => new Set(before).add(id)),
    onSuccess: (now, before) => {
      // A response that is no longer pending is already the outcome, so the time before the retry counts.
      setAsked((all) => new Map(all).set(now.id, now.state === 'pending' ? now.changedAt : before.changedAt))
      showDeliveries(client, [now])
      void refetch(client, deliveryQueries.failedCounts)
    },
    onError: (error) => toastRefusal('Nije poslato ponovo', error, 'Server nije odgovorio. Pokušajte ponovo.'),
    onSettled: (_now, _error, { id }) => setSending((before) => new Set([...before].filter((each) => each !== id))),
  })

  useEffect(() => {
    const changed = shown.filter(({ id, state, changedAt }) => {
      const since = asked.get(id)
      return since !== undefined && state !== 'pending' && changedAt > since
    })
    if (changed.length === 0) return
    for (const delivery of changed) notifyOutcome(delivery)
    setAsked((all) => new Map([...all].filter(([id]) => !changed.some((each) => each.id === id))))
  }, [shown, asked])

  return { retry: mutate, isUnderWay: ({ id }) => sending.has(id) }
}

function notifyOutcome({ state, channel, reason }: DeliveryItem): void {
  if (state === 'sent') {
    toast({ title: 'Poslato ponovo', description: RECEIVED[channel] })
  } else {
    const why = reason ? { description: reason } : {}
    toast({ tone: 'bad', title: `${CHANNEL_LABELS[channel]}: ni sada nije uspelo`, ...why })
  }
}
