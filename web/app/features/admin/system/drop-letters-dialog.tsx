import { type DeadLetterPlace, DroppedDeadLetters } from '@izlog/contracts/http/system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { counted, type Forms, pluralize } from '../../../../shared/plural.ts'
import { api } from '../../../api/client.ts'
import { refetch } from '../../../api/refetch.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { lettersPath, systemQueries } from './system-queries.ts'
import { MESSAGES_WAIT } from './system-words.ts'

const HER: Forms = ['je', 'ih', 'ih']
const CANNOT_RETURN: Forms = ['ne može da se vrati', 'ne mogu da se vrate', 'ne može da se vrati']

interface DropLettersDialogProps {
  place: DeadLetterPlace
  count: number
  /** The last one that was shown. */
  upTo: number
  onClose: () => void
  onDropped: () => void
}

/** Asks before dead letters are dropped: nothing brings them back. */
export function DropLettersDialog({ place, count, upTo, onClose, onDropped }: DropLettersDialogProps) {
  const client = useQueryClient()
  const drop = useMutation({
    mutationFn: () => api.post(lettersPath(place, 'drop'), DroppedDeadLetters, { upTo }),
    onSuccess: async ({ dropped }) => {
      toast({ title: 'Odbačeno', description: `${counted(dropped, MESSAGES_WAIT)} grupe ${place.group}` })
      await refetch(client, systemQueries.deadLetters.queryKey)
      onDropped()
      onClose()
    },
    onError: (error) => toastRefusal('Odbacivanje nije završeno', error, 'Server nije odgovorio. Osvežite stranicu.'),
  })
  return (
    <Dialog open title={count === 1 ? 'Odbaciti prikazanu poruku?' : 'Odbaciti prikazane poruke?'} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!drop.isPending) drop.mutate()
        }}
      >
        <p className="text-fg2">
          {pluralize(count, ['Prikazana je', 'Prikazane su', 'Prikazano je'])}{' '}
          <strong className="text-fg">{counted(count, MESSAGES_WAIT)}</strong> grupe{' '}
          <strong className="text-fg wrap-anywhere">{place.group}</strong>. Grupa {pluralize(count, HER)} nikad neće
          obraditi i <strong className="text-fg">{pluralize(count, CANNOT_RETURN)}.</strong> Odbacivanje se beleži u
          dnevnik rada.
        </p>
        <DialogActions look="danger" onCancel={onClose} disabled={false} busy={drop.isPending && 'Odbacivanje…'}>
          Odbaci
        </DialogActions>
      </form>
    </Dialog>
  )
}
