import { zodResolver } from '@hookform/resolvers/zod'
import { UpdateClientRequest, UserItem } from '@izlog/contracts/http/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError, api } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast-store.ts'
import { refreshAdmin } from './admin-queries.ts'
import { ClientFields } from './client-fields.tsx'
import { nameOf } from './person.ts'

/** Reads and corrects what is written of a client, notes included. */
export function EditClientDialog({ user, onClose }: { user: UserItem; onClose: () => void }) {
  const client = useQueryClient()
  const { register, handleSubmit, formState, setError, setValue, control } = useForm({
    resolver: zodResolver(UpdateClientRequest),
    mode: 'onTouched',
    defaultValues: {
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      companyName: user.companyName ?? '',
      phone: user.phone ?? '',
      notes: user.notes ?? '',
      deskReadOnly: user.deskReadOnly,
    },
  })
  const deskReadOnly = useWatch({ control, name: 'deskReadOnly' })
  const save = useMutation({
    mutationFn: (request: UpdateClientRequest) => api.patch(`/api/admin/users/${user.id}`, UserItem, request),
    onSuccess: async (saved) => {
      await refreshAdmin(client)
      toast({ title: 'Podaci su sačuvani', description: `${nameOf(saved)}, ${saved.email}` })
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.refusal?.code === 'user.email-taken') {
        setError('email', { message: error.refusal.message }, { shouldFocus: true })
      }
      toastRefusal('Greška pri čuvanju', error, 'Podaci nisu sačuvani. Pokušajte ponovo.')
    },
  })
  return (
    <Dialog open form title={`Podaci klijenta ${nameOf(user)}`} onClose={onClose}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={handleSubmit((request) => save.mutate(request))}
        className="flex flex-1 flex-col gap-4"
      >
        <ClientFields register={register} errors={formState.errors} />
        <p className="text-small text-fg2">Novim emailom se klijent od tada prijavljuje; lozinka ostaje ista.</p>
        <Switch
          label="Porudžbine samo za čitanje"
          hint="Klijent ih vidi, štampa i izvozi, ali ih ne zove iz reda, ne menja i ne unosi nove."
          checked={deskReadOnly ?? false}
          onChange={(checked) => setValue('deskReadOnly', checked, { shouldDirty: true })}
        />
        <footer className="sticky bottom-0 -mx-5 mt-auto flex gap-2.5 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:justify-end">
          <Button onClick={onClose} className="max-md:flex-1">
            Otkaži
          </Button>
          <Button type="submit" look="action" busy={save.isPending && 'Čuvanje…'} className="max-md:flex-[1.6]">
            Sačuvaj
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
