import { zodResolver } from '@hookform/resolvers/zod'
import { TraderProfile } from '@izlog/contracts/domain/trader'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Panel, PanelForm } from './panel.tsx'
import { saveTrader } from './settings-calls.ts'
import { type TraderForm, TraderTexts } from './trader-texts.tsx'

const NO_TEXTS = { uslovi: null, reklamacije: null, povracaj: null, privatnost: null }

/** What the account knows already is not typed twice. */
const begun = (user: CurrentUser): TraderForm =>
  user.trader ?? {
    name: user.companyName ?? `${user.firstName} ${user.lastName}`.trim(),
    address: '',
    city: '',
    phone: user.phone ?? '',
    email: user.email,
    taxNumber: null,
    registrationNumber: null,
    returnAddress: null,
    texts: NO_TEXTS,
  }

/** Who sells, for the foot of each page, and the texts that the law asks for. */
export function TraderPanel({ user }: { user: CurrentUser }) {
  const form = useForm<TraderForm, unknown, TraderProfile>({
    resolver: zodResolver(TraderProfile),
    mode: 'onTouched',
    defaultValues: begun(user),
  })
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = form
  const save = useMutation({
    mutationFn: saveTrader,
    onSuccess: () => toast({ title: 'Podaci o prodavcu su sačuvani', description: 'Stoje ispod svih Vaših stranica.' }),
    onError: (error) => toastRefusal('Greška pri čuvanju', error, 'Podaci nisu sačuvani. Pokušajte ponovo.'),
  })
  return (
    <Panel
      title="Podaci o prodavcu"
      about="Zakon traži da kupac zna od koga kupuje. Ovo stoji ispod svake Vaše stranice, u formularu i na zahvalnici."
    >
      <PanelForm onSubmit={handleSubmit((trader) => save.mutate(trader))} busy={save.isPending && 'Čuvanje…'}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="Firma ili ime i prezime" error={errors.name?.message} {...register('name')} />
          <TextField label="Ulica i broj" error={errors.address?.message} {...register('address')} />
          <TextField label="Poštanski broj i mesto" error={errors.city?.message} {...register('city')} />
          <TextField
            label="Telefon za kupce"
            type="tel"
            inputMode="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
          <TextField
            label="Email za kupce"
            type="email"
            inputMode="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label="PIB (JIB)"
            optional
            inputMode="numeric"
            error={errors.taxNumber?.message}
            {...register('taxNumber')}
          />
          <TextField
            label="Matični broj"
            optional
            inputMode="numeric"
            error={errors.registrationNumber?.message}
            {...register('registrationNumber')}
          />
          <TextField
            label="Adresa za povraćaj, ako je druga"
            optional
            error={errors.returnAddress?.message}
            {...register('returnAddress')}
          />
        </div>
        <TraderTexts form={form} />
      </PanelForm>
    </Panel>
  )
}
