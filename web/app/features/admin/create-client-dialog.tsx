import { zodResolver } from '@hookform/resolvers/zod'
import { CreateClientRequest, UserItem } from '@izlog/contracts/http/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError, api } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { refreshAdmin } from './admin-queries.ts'
import { ClientFields } from './client-fields.tsx'
import { nameOf } from './person.ts'

/** The form that creates a seller (docs/product/platform.md 3, 5 and 8); it fills the screen on a phone. */
export function CreateClientDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(CreateClientRequest),
    mode: 'onTouched',
    defaultValues: { email: '', password: '', firstName: '', lastName: '', companyName: '', phone: '', notes: '' },
  })
  const create = useMutation({
    mutationFn: (request: CreateClientRequest) => api.post('/api/admin/clients', UserItem, request),
    onSuccess: async (created) => {
      await refreshAdmin(client)
      toast({ title: 'Klijent je uspešno kreiran!', description: `${nameOf(created)}, ${created.email}` })
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.refusal?.code === 'user.email-taken') {
        setError('email', { message: error.refusal.message }, { shouldFocus: true })
      }
      toastRefusal('Greška pri kreiranju klijenta', error, 'Došlo je do greške pri kreiranju klijenta')
    },
  })
  const { errors } = formState
  return (
    <Dialog open form title="Novi klijent" onClose={onClose}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={handleSubmit((request) => create.mutate(request))}
        className="flex flex-1 flex-col gap-4"
      >
        <ClientFields
          register={register}
          errors={errors}
          password={
            <PasswordField
              label="Lozinka"
              autoComplete="new-password"
              error={errors.password?.message}
              {...register('password')}
            />
          }
        />
        <footer className="sticky bottom-0 -mx-5 mt-auto flex gap-2.5 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:justify-end">
          <Button onClick={onClose} className="max-md:flex-1">
            Otkaži
          </Button>
          <Button type="submit" look="primary" busy={create.isPending && 'Kreiranje…'} className="max-md:flex-[1.6]">
            Kreiraj klijenta
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
