import type { UserItem } from '@izlog/contracts/http/admin'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nameOf } from './person.ts'
import { useUserStatus } from './use-user-status.ts'

/** The question before a user is deactivated: a seller's pages go dark with the account. */
export function DeactivateDialog({ user, onClose }: { user: UserItem; onClose: () => void }) {
  const status = useUserStatus()
  const isSeller = user.role === 'client'
  return (
    <Dialog open title={`Deaktivirati korisnika ${nameOf(user)}?`} {...(status.isPending ? {} : { onClose })}>
      <p className="-mt-2 mb-4 break-words text-fg2">{user.email}</p>
      {isSeller && (
        <p className="mb-3">
          <strong className="font-semibold">Stranice se odmah gase:</strong> kupci umesto njih vide 404 i ne mogu da
          poruče, i na domenima klijenta. Već primljene porudžbine se isporučuju.
        </p>
      )}
      <p>
        Prijave se odmah prekidaju, a pri novoj prijavi korisniku piše da je nalog deaktiviran
        {isSeller && ' i da se stranice ne prikazuju'}. Ništa se ne briše: kada ga aktivirate, sve je kao pre.
      </p>
      <div className="mt-5 flex gap-2.5 md:justify-end">
        <Button onClick={onClose} disabled={status.isPending} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button
          look="danger"
          busy={status.isPending && 'Čuvanje…'}
          onClick={() => status.mutate({ user, isActive: false }, { onSuccess: onClose, onError: onClose })}
          className="max-md:flex-1"
        >
          Deaktiviraj
        </Button>
      </div>
    </Dialog>
  )
}
