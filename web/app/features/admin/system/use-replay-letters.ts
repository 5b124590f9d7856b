import { type DeadLetterPlace, ReplayedDeadLetters } from '@izlog/contracts/http/system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { counted } from '../../../../shared/plural.ts'
import { api } from '../../../api/client.ts'
import { refetch } from '../../../api/refetch.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { toast } from '../../../ui/toast-store.ts'
import { lettersPath, systemQueries } from './system-queries.ts'
import { MESSAGES_WAIT } from './system-words.ts'

/** Sends dead letters of a place to their group again, as many as one call does. What it still cannot handle comes back to the list. */
export function useReplayLetters(place: DeadLetterPlace) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post(lettersPath(place, 'replay'), ReplayedDeadLetters),
    onSuccess: ({ replayed, left }) =>
      toast(
        replayed === 0 && left > 0
          ? { title: 'Ništa još nije poslato', description: 'Pokušajte ponovo.' }
          : {
              title: left > 0 ? 'Poslat je jedan deo' : 'Poslato ponovo',
              description: `${counted(replayed, MESSAGES_WAIT)} za grupu ${place.group}. Ako greška nije otklonjena, vratiće se na listu.`,
            },
      ),
    onError: (error) => toastRefusal('Slanje nije završeno', error, 'Server nije odgovorio. Osvežite stranicu.'),
    onSettled: () =>
      Promise.all([
        refetch(client, systemQueries.deadLetters.queryKey),
        refetch(client, systemQueries.lettersOf(place).queryKey),
      ]),
  })
}
