import { MAX_CALL_TEXT } from '@izlog/contracts/domain/call-settings'
import { SHOP_DAY_LABELS, ShopDay } from '@izlog/contracts/domain/shop-hours'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { saveUserSettings } from '../../../api/user-settings.ts'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError, frameClass, inputClass, TextArea, TextField } from '../../../ui/field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { readTyped, type TypedCallSettings, typedSettings } from './call-settings-form.ts'
import { CALL_TEXT, UNFINISHED_TEXT } from './call-text.ts'

/** When shoppers are called, how often, and the words of the message; the same for everybody who signs in to the account. */
export function CallSettingsDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const { callSettings } = useUser()
  const [typed, setTyped] = useState(() => typedSettings(callSettings))
  const [isTried, setTried] = useState(false)
  const { settings, errors } = readTyped(typed)
  const shown = isTried ? errors : {}
  const change = (fields: Partial<TypedCallSettings>) => setTyped((before) => ({ ...before, ...fields }))
  const save = useMutation({
    mutationFn: saveUserSettings,
    onSuccess: () => {
      toast({ title: 'Podešavanja poziva su sačuvana' })
      onSaved()
      onClose()
    },
    onError: (error) => toastRefusal('Greška pri čuvanju', error, 'Podešavanja nisu sačuvana. Pokušajte ponovo.'),
  })
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (settings) save.mutate({ callSettings: settings })
  }
  return (
    <Dialog open form title="Podešavanja poziva" onClose={onClose}>
      <form noValidate autoComplete="off" onSubmit={onSubmit} className="flex flex-1 flex-col gap-5">
        <div>
          <Switch
            label="Zovem samo u radno vreme"
            hint="Van njega nijedan poziv ne dolazi na red. Po beogradskom vremenu."
            checked={typed.hasHours}
            onChange={(hasHours) => change({ hasHours })}
          />
          {typed.hasHours && (
            <ul className="mt-3 divide-y divide-line rounded-control border border-line">
              {ShopDay.options.map((day) => (
                <DayRow
                  key={day}
                  day={day}
                  value={typed.days[day]}
                  error={shown[`hours.${day}`] ?? shown[`hours.${day}.from`] ?? shown[`hours.${day}.until`]}
                  onChange={(value) => change({ days: { ...typed.days, [day]: value } })}
                />
              ))}
            </ul>
          )}
        </div>
        <TextField
          label="Posle koliko poziva bez odgovora predložiti otkazivanje"
          type="number"
          inputMode="numeric"
          min={1}
          max={10}
          value={typed.attempts}
          error={shown.attempts}
          onChange={(event) => change({ attempts: event.target.value })}
          className="md:max-w-24"
        />
        <Message
          label="Poruka za Viber i SMS"
          hint="{ime}, {proizvod} i {iznos} zamenjuju se podacima iz porudžbine. Poruka je ista za sve koji rade na ovom nalogu."
          usual={CALL_TEXT}
          value={typed.text}
          error={shown.text}
          onChange={(text) => change({ text })}
        />
        <Switch
          label="Zovem i nezavršene porudžbine"
          hint="Ko upiše telefon, a ne poruči, posle 15 minuta dolazi na red za poziv i ostaje 7 dana. Na formi piše da se ime i broj čuvaju. Kad ovo isključite, sačuvani brojevi se brišu."
          checked={typed.unfinished}
          onChange={(unfinished) => change({ unfinished })}
        />
        {typed.unfinished && (
          <Message
            label="Poruka za nezavršene porudžbine"
            hint="{ime}, {proizvod} i {iznos} zamenjuju se onim što je kupac upisao i izabrao; bez upisanog imena {ime} se izostavlja."
            usual={UNFINISHED_TEXT}
            value={typed.unfinishedText}
            error={shown.unfinishedText}
            onChange={(unfinishedText) => change({ unfinishedText })}
          />
        )}
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

interface MessageProps {
  label: string
  hint: string
  /** The words that are sent until the seller writes others. */
  usual: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const Message = ({ label, hint, usual, value, error, onChange }: MessageProps) => (
  <TextArea
    label={label}
    hint={hint}
    aside={
      value !== usual && (
        <Button look="quiet" size="small" onClick={() => onChange(usual)} className="-my-1.5">
          Vrati početnu
        </Button>
      )
    }
    rows={5}
    maxLength={MAX_CALL_TEXT}
    value={value}
    error={error}
    onChange={(event) => onChange(event.target.value)}
  />
)

interface DayRowProps {
  day: ShopDay
  value: TypedCallSettings['days'][ShopDay]
  error: string | undefined
  onChange: (value: TypedCallSettings['days'][ShopDay]) => void
}

function DayRow({ day, value, error, onChange }: DayRowProps) {
  const time = (field: 'from' | 'until', label: string) => (
    <div className={frameClass(Boolean(error), 'h-9 max-md:h-11')}>
      <input
        type="time"
        aria-label={`${SHOP_DAY_LABELS[day]} ${label}`}
        value={value[field]}
        onChange={(event) => onChange({ ...value, [field]: event.target.value })}
        className={`${inputClass} tabular`}
      />
    </div>
  )
  return (
    <li className="px-3 py-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
        <label className="flex min-w-36 flex-1 items-center gap-2.5 max-md:min-h-11">
          <input
            type="checkbox"
            checked={value.isOpen}
            onChange={(event) => onChange({ ...value, isOpen: event.target.checked })}
            className="size-4 accent-action"
          />
          {SHOP_DAY_LABELS[day]}
        </label>
        {value.isOpen && (
          <div className="flex items-center gap-2">
            {time('from', 'od')}
            <span aria-hidden="true">–</span>
            {time('until', 'do')}
          </div>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </li>
  )
}
