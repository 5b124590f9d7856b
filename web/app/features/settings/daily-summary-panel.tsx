import type { CurrentUser } from '@izlog/contracts/http/auth'
import { ForgottenPasswordOptions } from '@izlog/contracts/http/password-reset'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { saveUserSettings } from '../../api/user-settings.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Panel } from './panel.tsx'

/** Whether mail is sent here at all: the question that the screen of forgotten passwords asks too. */
const PATH = '/api/auth/forgotten-password'

/** Switches the mail about the day before on and off; saved at once. */
export function DailySummaryPanel({ user }: { user: CurrentUser }) {
  const options = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => api.get(PATH, ForgottenPasswordOptions, signal),
  })
  const isUnset = options.data?.byEmail === false
  const save = useMutation({
    mutationFn: (dailySummary: boolean) => saveUserSettings({ dailySummary }),
    onSuccess: () => toast({ title: 'Uspešno sačuvano' }),
    onError: (error) => toastRefusal('Greška pri čuvanju', error),
  })
  return (
    <Panel title="Dnevni pregled" about="Jučerašnje porudžbine u jednom mejlu, svakog jutra oko 8 sati.">
      <div className="p-4 md:px-5 md:py-5">
        <Switch
          label="Šalji dnevni pregled"
          hint={
            isUnset
              ? 'Slanje mejlova još nije podešeno. Javite se administratoru Izloga.'
              : `Na ${user.email}. Dan u kome nije bilo ničega se preskače.`
          }
          checked={save.isPending ? save.variables : user.dailySummary}
          // What is on can be switched off, also where no mail is sent any more.
          disabled={save.isPending || (isUnset && !user.dailySummary)}
          onChange={(wanted) => save.mutate(wanted)}
        />
      </div>
    </Panel>
  )
}
