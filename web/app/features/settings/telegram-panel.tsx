import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { TelegramChat } from '@izlog/contracts/http/connection-checks'
import { useMutation } from '@tanstack/react-query'
import { Search, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { saveUserSettings } from '../../api/user-settings.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ChatFinder } from './chat-finder.tsx'
import { checkTelegram, TELEGRAM_CHECK } from './connection-calls.ts'
import { ConnectionLine } from './connection-line.tsx'
import { Panel, PanelForm } from './panel.tsx'
import { isMasked, secretProblem } from './secrets.ts'
import { TelegramOffDialog } from './telegram-off-dialog.tsx'
import { useConnectionCheck } from './use-connection-check.ts'

const valuesOf = (user: CurrentUser) => ({
  telegramBotId: user.telegramBotId ?? '',
  telegramChatId: user.telegramChatId ?? '',
})
type Values = ReturnType<typeof valuesOf>

const requestOf = ({ telegramBotId, telegramChatId }: Pick<CurrentUser, 'telegramBotId' | 'telegramChatId'>) =>
  telegramBotId && telegramChatId ? { telegramBotId, telegramChatId, sendMessage: false } : null

/**
 * The seller's Telegram bot. A save does not send empty fields (docs/product/platform.md 5), so removing the bot needs its own button.
 * What was saved is checked at once, by a message to the chat.
 */
export function TelegramPanel({ user }: { user: CurrentUser }) {
  const { register, handleSubmit, formState, reset, setValue, setError, getValues, trigger } = useForm({
    mode: 'onTouched',
    defaultValues: valuesOf(user),
  })
  const [asking, setAsking] = useState(false)
  /** The bot whose chats are looked for. */
  const [finding, setFinding] = useState<string | null>(null)
  /** The token as it was typed; the mask would be checked against what notifier has, which is the old one for a moment. */
  const typed = useRef<string | null>(null)
  const meant = (token: string) => (isMasked(token) ? (typed.current ?? token) : token)
  const connection = useConnectionCheck({ path: TELEGRAM_CHECK, check: checkTelegram, saved: requestOf(user) })

  const outcome = {
    onSuccess: (saved: CurrentUser) => {
      reset(valuesOf(saved))
      toast({ title: 'Telegram podešavanja su uspešno ažurirana.' })
    },
    onError: (error: Error) => toastRefusal('Greška pri ažuriranju Telegram podešavanja', error),
  }
  const save = useMutation({
    mutationFn: ({ telegramBotId, telegramChatId }: Values) =>
      saveUserSettings({
        ...(telegramBotId.trim() ? { telegramBotId: telegramBotId.trim() } : {}),
        ...(telegramChatId.trim() ? { telegramChatId: telegramChatId.trim() } : {}),
      }),
    ...outcome,
    onSuccess: (saved, { telegramBotId }) => {
      outcome.onSuccess(saved)
      if (telegramBotId.trim() && !isMasked(telegramBotId)) typed.current = telegramBotId.trim()
      const token = saved.telegramBotId && meant(saved.telegramBotId)
      const request = requestOf({ ...saved, telegramBotId: token })
      if (request) connection.run({ ...request, sendMessage: true })
      // A bot alone is half of it: what is missing is found next.
      setFinding(request ? null : token)
    },
  })
  const takeOff = useMutation({
    mutationFn: () => saveUserSettings({ telegramBotId: null, telegramChatId: null }),
    ...outcome,
    onSettled: () => setAsking(false),
  })

  const find = async () => {
    const token = getValues('telegramBotId').trim()
    if (!token) {
      setError(
        'telegramBotId',
        { message: 'Prvo upišite Bot ID, da bismo znali kom botu se javljate.' },
        { shouldFocus: true },
      )
      return
    }
    if (await trigger('telegramBotId', { shouldFocus: true })) setFinding(meant(token))
  }
  const choose = ({ id }: TelegramChat) => {
    setValue('telegramChatId', id, { shouldDirty: true })
    void handleSubmit((values) => save.mutate(values))()
  }

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
          hint="Ovde ide ceo token koji daje @BotFather kad napravite bota, na primer 123456789:AAF…, a ne ime bota. Čuvamo ga šifrovano."
          error={formState.errors.telegramBotId?.message}
          onFocus={(event) => isMasked(event.target.value) && event.target.select()}
          {...register('telegramBotId', { validate: (value) => secretProblem(value, user.telegramBotId) })}
        />
        <div className="space-y-3">
          <TextField
            label="Chat ID"
            spellCheck={false}
            className="tabular"
            hint="Ne morate da ga znate: pritisnite Pronađi čet i javite se botu. Broj grupe počinje minusom."
            error={formState.errors.telegramChatId?.message}
            {...register('telegramChatId')}
          />
          {finding === null ? (
            <Button onClick={() => void find()}>
              <Search aria-hidden="true" />
              Pronađi čet
            </Button>
          ) : (
            <ChatFinder
              key={finding}
              token={finding}
              onChoose={choose}
              onClose={() => setFinding(null)}
              saving={save.isPending}
            />
          )}
        </div>
        {!formState.isDirty && finding === null && (
          <ConnectionLine
            {...connection}
            action={
              <Button
                disabled={connection.checking}
                onClick={() => {
                  const request = requestOf(user)
                  if (request) {
                    connection.run({ ...request, telegramBotId: meant(request.telegramBotId), sendMessage: true })
                  }
                }}
              >
                <Send aria-hidden="true" />
                Pošalji probnu poruku
              </Button>
            }
          />
        )}
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
