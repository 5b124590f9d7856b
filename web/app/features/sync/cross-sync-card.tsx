import { CrossSyncTestRequest, CrossSyncTestResponse } from '@izlog/contracts/http/cross-sync'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/client.ts'
import { useUser } from '../../session/use-user.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ResultList } from './result-list.tsx'

/** Asks this installation and its peers whether they would accept a user's pages (docs/product/builder.md 2.9, POST /api/cross-sync/test). */
export function CrossSyncCard() {
  const user = useUser()
  const [email, setEmail] = useState(user.email)
  const [problem, setProblem] = useState<string>()
  const test = useMutation({
    mutationFn: (userEmail: string) => api.post('/api/cross-sync/test', CrossSyncTestResponse, { userEmail }),
    onSuccess: ({ success, message }) =>
      toast(
        success
          ? { title: 'Sinhronizacija radi', description: message }
          : { tone: 'bad', title: 'Sinhronizacija ne radi', description: message },
      ),
    onError: (error) => toastRefusal('Provera nije uspela', error, 'Server nije odgovorio. Pokušajte ponovo.'),
  })
  const start = (event: FormEvent) => {
    event.preventDefault()
    const asked = CrossSyncTestRequest.safeParse({ userEmail: email })
    setProblem(asked.error?.issues[0]?.message)
    if (asked.success) test.mutate(asked.data.userEmail)
  }
  return (
    <Card aria-labelledby="izmedju-instalacija">
      <form noValidate onSubmit={start} className="space-y-4 p-4 md:p-5">
        <div>
          <h2 id="izmedju-instalacija" className="text-section font-bold">
            Između instalacija
          </h2>
          <p className="mt-0.5 text-fg2">Ova instalacija sama poziva sebe i svaku drugu, sa potpisom.</p>
        </div>
        <TextField
          label="Email naloga"
          type="email"
          value={email}
          readOnly={user.role !== 'admin'}
          hint={user.role === 'admin' ? 'Nalog treba da postoji na svim instalacijama.' : 'Proverava se Vaš nalog.'}
          error={problem}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look="action" busy={test.isPending && 'Proveravamo…'}>
          Testiraj sinhronizaciju
        </Button>
      </form>
      {test.data && (
        <>
          {test.data.targets.length === 0 && (
            <p className="border-t border-line bg-sunken px-4 py-3 text-small text-fg2 md:px-5">
              Nijedna druga instalacija nije podešena. Kako se to radi, piše na kartici Podešavanje.
            </p>
          )}
          <ResultList label="Rezultat između instalacija" results={test.data.results} />
        </>
      )}
    </Card>
  )
}
