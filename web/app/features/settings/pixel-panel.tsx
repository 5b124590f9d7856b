import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ConnectionLine } from './connection-line.tsx'
import { Panel, PanelForm } from './panel.tsx'
import { savePixel } from './settings-calls.ts'
import { usePixelCheck } from './use-pixel-check.ts'

/** The id of the Meta pixel: free text; an empty field removes the pixel (docs/product/platform.md 5 and 8). It is checked once saved. */
export function PixelPanel({ user }: { user: CurrentUser }) {
  const [pixelId, setPixelId] = useState(user.facebookPixelId ?? '')
  const connection = usePixelCheck(user)
  const save = useMutation({
    mutationFn: () => savePixel(pixelId.trim() || null),
    onSuccess: (saved) => {
      setPixelId(saved.facebookPixelId ?? '')
      toast({ title: 'Uspešno sačuvano' })
      connection.run(saved)
    },
    onError: (error) => toastRefusal('Greška pri čuvanju', error),
  })
  return (
    <Panel title="Meta pixel" about="Beleži posete i kupovine na svim Vašim stranicama.">
      <PanelForm
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
        busy={save.isPending && 'Čuvanje…'}
      >
        <TextField
          label="Pixel ID"
          inputMode="numeric"
          className="tabular"
          hint="15 cifara, iz Meta Events Manager-a."
          value={pixelId}
          onChange={(event) => setPixelId(event.target.value)}
        />
        {pixelId.trim() === (user.facebookPixelId ?? '') && (
          <ConnectionLine
            {...connection}
            action={
              // Without a token Meta cannot be asked, so trying again is of no use.
              user.metaAccessToken &&
              connection.result?.state !== 'connected' && (
                <Button disabled={connection.checking} onClick={() => connection.run(user)}>
                  Proveri ponovo
                </Button>
              )
            }
          />
        )}
      </PanelForm>
    </Panel>
  )
}
