import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { ChannelPause } from '@izlog/contracts/http/channel-pauses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refetch } from '../../../api/refetch.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { channelQueries, resumeChannel } from './channel-queries.ts'

interface ResumeDialogProps {
  pause: ChannelPause
  /** Whose, in the nominative. */
  sellers: string
  onClose: () => void
}

/** The question before a paused channel sends again. */
export function ResumeDialog({ pause, sellers, onClose }: ResumeDialogProps) {
  const client = useQueryClient()
  const { channel, userId } = pause
  const resume = useMutation({
    mutationFn: () => resumeChannel({ channel, userId }),
    onSuccess: (pauses) => {
      client.setQueryData(channelQueries.pauses.queryKey, pauses)
      void refetch(client, channelQueries.health.queryKey)
      toast({ title: 'Slanje je nastavljeno', description: `${CHANNEL_LABELS[channel]}: ${sellers}` })
      onClose()
    },
    onError: (error) => toastRefusal('Slanje nije nastavljeno', error, 'Server nije odgovorio. Pokušajte ponovo.'),
  })
  return (
    <Dialog open title={`Nastaviti slanje: ${CHANNEL_LABELS[channel]}?`} {...(resume.isPending ? {} : { onClose })}>
      <p className="mb-2 font-semibold wrap-anywhere">Za: {sellers}</p>
      <p className="text-fg2">
        Sve što je čekalo šalje se odmah, po redu i u okviru ograničenja servisa. Pre toga proverite da li je razlog
        pauze prošao.
      </p>
      <div className="mt-5 flex gap-2.5 md:justify-end">
        <Button onClick={onClose} disabled={resume.isPending} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button
          look="action"
          busy={resume.isPending && 'Nastavljanje…'}
          onClick={() => resume.mutate()}
          className="max-md:flex-1"
        >
          Nastavi slanje
        </Button>
      </div>
    </Dialog>
  )
}
