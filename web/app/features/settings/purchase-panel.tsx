import type { PurchaseOn } from '@izlog/contracts/domain/purchase-on'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { saveUserSettings } from '../../api/user-settings.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { TextField } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ConnectionLine } from './connection-line.tsx'
import { Panel, PanelForm } from './panel.tsx'
import { isMasked, secretProblem } from './secrets.ts'
import { usePixelCheck } from './use-pixel-check.ts'

const MOMENTS: readonly { value: PurchaseOn; label: string; hint: string }[] = [
  { value: 'ordered', label: 'Čim stigne porudžbina', hint: 'Meta brže uči, ali broji i one koje kasnije otkažete.' },
  {
    value: 'confirmed',
    label: 'Kad potvrdite porudžbinu',
    hint: 'Broje se samo one koje je kupac potvrdio u razgovoru.',
  },
  { value: 'completed', label: 'Kad je porudžbina završena', hint: 'Broje se samo isporučene i naplaćene.' },
]

const valuesOf = (user: CurrentUser) => ({
  metaAccessToken: user.metaAccessToken ?? '',
  metaTestEventCode: user.metaTestEventCode ?? '',
  consentBanner: user.consentBanner,
  purchaseOn: user.purchaseOn,
})

/** How purchases are reported to Meta's Conversions API, and whether shoppers are asked first. */
export function PurchasePanel({ user }: { user: CurrentUser }) {
  const { register, handleSubmit, formState, reset, setValue, control } = useForm({
    mode: 'onTouched',
    defaultValues: valuesOf(user),
  })
  const consentBanner = useWatch({ control, name: 'consentBanner' })
  const connection = usePixelCheck(user)
  const save = useMutation({
    mutationFn: (settings: ReturnType<typeof valuesOf>) =>
      saveUserSettings({
        ...settings,
        metaAccessToken: settings.metaAccessToken.trim() || null,
        metaTestEventCode: settings.metaTestEventCode.trim() || null,
      }),
    onSuccess: (saved, { metaAccessToken }) => {
      reset(valuesOf(saved))
      toast({ title: 'Uspešno sačuvano' })
      connection.run({ ...saved, metaAccessToken: metaAccessToken.trim() || null })
    },
    onError: (error) => toastRefusal('Greška pri čuvanju', error),
  })
  return (
    <Panel
      title="Prijavljivanje kupovina"
      about="Kupovinu javlja i naš server (Conversions API), pa se računa i kad pregledač kupca blokira pixel."
    >
      <PanelForm onSubmit={handleSubmit((settings) => save.mutate(settings))} busy={save.isPending && 'Čuvanje…'}>
        <TextField
          label="Conversions API token"
          optional
          spellCheck={false}
          hint="Iz Meta Events Manager-a. Čuvamo ga šifrovano."
          error={formState.errors.metaAccessToken?.message}
          onFocus={(event) => isMasked(event.target.value) && event.target.select()}
          {...register('metaAccessToken', { validate: (value) => secretProblem(value, user.metaAccessToken) })}
        />
        {user.metaAccessToken && !formState.dirtyFields.metaAccessToken && <ConnectionLine {...connection} />}
        <TextField
          label="Test event code"
          optional
          spellCheck={false}
          hint="Samo dok proveravate događaje, na primer TEST12345."
          error={formState.errors.metaTestEventCode?.message}
          {...register('metaTestEventCode')}
        />
        <fieldset>
          <legend className="mb-1.5 text-small font-semibold max-md:text-body">Kupovina se prijavljuje</legend>
          <div className="divide-y divide-line rounded-control border border-line">
            {MOMENTS.map(({ value, label, hint }) => (
              <label
                key={value}
                className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2.5 has-checked:bg-tint"
              >
                <input
                  type="radio"
                  value={value}
                  className="mt-0.5 size-4 shrink-0 accent-action"
                  {...register('purchaseOn')}
                />
                <span>
                  <span className="block font-medium">{label}</span>{' '}
                  <span className="block text-small text-fg2">{hint}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Switch
          label="Pitaj kupca za saglasnost"
          hint="Pixel se učitava tek kad kupac prihvati kolačiće."
          checked={consentBanner}
          onChange={(checked) => setValue('consentBanner', checked, { shouldDirty: true })}
        />
      </PanelForm>
    </Panel>
  )
}
