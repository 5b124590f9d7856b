import { CHANNEL_LABELS, type Channel } from '@izlog/contracts/domain/delivery'
import { MAX_PAUSE_REASON, PauseChannelRequest } from '@izlog/contracts/http/channel-pauses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refetch } from '../../../api/refetch.ts'
import type { Seller } from '../../../api/sellers.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { channelQueries, pauseChannel } from './channel-queries.ts'
import { ChannelSelect } from './channel-select.tsx'
import { SellerField } from './seller-field.tsx'

const SCOPES = [
  { value: 'all', label: 'Svi prodavci' },
  { value: 'one', label: 'Jedan prodavac' },
] as const
type Scope = (typeof SCOPES)[number]['value']

/** Pauses a channel for all sellers or for one, with the reason. */
export function PauseDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [channel, setChannel] = useState<Channel>('telegram')
  const [scope, setScope] = useState<Scope>('all')
  const [seller, setSeller] = useState<Seller>()
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  const parsed = PauseChannelRequest.safeParse({
    channel,
    userId: scope === 'all' ? null : seller?.id,
    reason,
  })
  const wrong = (field: string) =>
    sent && !parsed.success ? parsed.error.issues.find(({ path }) => path[0] === field)?.message : undefined
  const pause = useMutation({
    mutationFn: pauseChannel,
    onSuccess: (pauses) => {
      client.setQueryData(channelQueries.pauses.queryKey, pauses)
      void refetch(client, channelQueries.health.queryKey)
      toast({ title: 'Kanal je pauziran', description: `${CHANNEL_LABELS[channel]}: isporuke čekaju da nastavite.` })
      onClose()
    },
    onError: (error) => toastRefusal('Kanal nije pauziran', error, 'Server nije odgovorio. Pokušajte ponovo.'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (parsed.success) pause.mutate(parsed.data)
  }
  return (
    <Dialog open title="Pauzirati slanje?" {...(pause.isPending ? {} : { onClose })}>
      <form noValidate autoComplete="off" onSubmit={submit} className="space-y-4">
        <ChannelSelect channel={channel} onChange={(chosen) => chosen && setChannel(chosen)} />
        <Segmented strip label="Za koga" value={scope} options={SCOPES} onChange={setScope} />
        {scope === 'one' && (
          <SellerField
            label="Prodavac"
            placeholder="Ime, firma ili email"
            seller={seller}
            onChange={setSeller}
            error={wrong('userId') && 'Izaberite prodavca'}
          />
        )}
        <TextField
          label="Razlog"
          hint="Vide ga samo administratori. Prodavcu piše da je slanje pauzirano."
          maxLength={MAX_PAUSE_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={wrong('reason')}
        />
        <p className="text-small text-fg2">
          Porudžbine se i dalje primaju. Isporuke na ovaj kanal čekaju i ništa se ne gubi, a čekanje se ne računa kao
          pokušaj.
        </p>
        <DialogActions onCancel={onClose} busy={pause.isPending && 'Pauziranje…'} disabled={false} look="danger">
          Pauziraj
        </DialogActions>
      </form>
    </Dialog>
  )
}
