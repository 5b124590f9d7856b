import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Panel, PanelForm } from './panel.tsx'
import { savePixel } from './settings-calls.ts'

/** The id of the Meta pixel: free text; an empty field removes the pixel (docs/product/platform.md 5 and 8). */
export function PixelPanel({ user }: { user: CurrentUser }) {
  const [pixelId, setPixelId] = useState(user.facebookPixelId ?? '')
  const save = useMutation({
    mutationFn: () => savePixel(pixelId.trim() || null),
    onSuccess: (saved) => {
      setPixelId(saved.facebookPixelId ?? '')
      toast({ title: 'Uspešno sačuvano' })
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
      </PanelForm>
    </Panel>
  )
}
