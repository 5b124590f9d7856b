import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Panel, PanelForm } from './panel.tsx'
import { isMasked, secretProblem } from './secrets.ts'
import { saveUserSettings } from './settings-calls.ts'
import { TelegramOffDialog } from './telegram-off-dialog.tsx'

const valuesOf = (user: CurrentUser) => ({
  telegramBotId: user.telegramBotId ?? '',
  telegramChatId: user.telegramChatId ?? '',
})

/** The seller's Telegram bot. A save does not send empty fields (docs/product/platform.md 5), so removing the bot needs its own button. */
export function TelegramPanel({ user }: { user: CurrentUser }) {
  const { register, handleSubmit, formState, reset } = useForm({ mode: 'onTouched', defaultValues: valuesOf(user) })
  const [asking, setAsking] = useState(false)
  const outcome = {
    onSuccess: (saved: CurrentUser) => {
      reset(valuesOf(saved))
      toast({ title: 'Telegram podešavanja su uspešno ažurirana.' })
    },
    onError: (error: Error) => toastRefusal('Greška pri ažuriranju Telegram podešavanja', error),
  }
  const save = useMutation({
    mutationFn: ({ telegramBotId, telegramChatId }: ReturnType<typeof valuesOf>) =>
      saveUserSettings({
        ...(telegramBotId.trim() ? { telegramBotId: telegramBotId.trim() } : {}),
        ...(telegramChatId.trim() ? { telegramChatId: telegramChatId.trim() } : {}),
      }),
    ...outcome,
  })
  const takeOff = useMutation({
    mutationFn: () => saveUserSettings({ telegramBotId: null, telegramChatId: null }),
    ...outcome,
    onSettled: () => setAsking(false),
  })
  const connected = Boolean(user.telegramBotId || user.telegramChatId)
  return (
    <Panel title="Telegram" about="Poruka u Vaš čet za svaku novu porudžbinu, za manje od sekunde.">
      <PanelForm
        onSubmit={handleSubmit((values) => save.mutate(values))}
        busy={save.isPending && 'Čuvanje…'}
        also={
          connected && (
            <Button look="remove" onClick={() => setAsking(true)}>
              Isključi
            </Button>
          )
        }
      >
        <TextField
          label="Bot ID"
          spellCheck={false}
          hint="Dobijate ga od @BotFather. Čuvamo ga šifrovano."
          error={formState.errors.telegramBotId?.message}
          onFocus={(event) => isMasked(event.target.value) && event.target.select()}
          {...register('telegramBotId', { validate: (value) => secretProblem(value, user.telegramBotId) })}
        />
        <TextField
          label="Chat ID"
          spellCheck={false}
          className="tabular"
          hint="Broj Vašeg četa ili grupe. Broj grupe počinje minusom."
          error={formState.errors.telegramChatId?.message}
          {...register('telegramChatId')}
        />
      </PanelForm>
      {asking && (
        <TelegramOffDialog
          switchingOff={takeOff.isPending}
          onSwitchOff={() => takeOff.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
