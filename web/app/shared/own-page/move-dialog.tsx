import { CustomUrl } from '@izlog/contracts/domain/slugs'
import type { WebsiteSummary } from '@izlog/contracts/http/catalog'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../api/client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { AddressField } from './address-field.tsx'
import { useMove } from './own-page-calls.ts'

/** Asks for a page's new address (docs/product/builder.md 2.12). */
export function MoveDialog({ website, onClose }: { website: WebsiteSummary; onClose: () => void }) {
  const { id, customUrl: current } = website
  const [typed, setTyped] = useState(current)
  const [fault, setFault] = useState<string>()
  const move = useMove(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = CustomUrl.safeParse(typed)
    if (move.isPending) return
    if (!parsed.success) return setFault(parsed.error.issues[0]?.message)
    if (parsed.data === current) return setFault('Ovo je adresa koju stranica već ima')
    move.mutate(parsed.data, {
      onSuccess: onClose,
      onError: (error) => setFault(sentenceOf(error, 'Adresa nije promenjena. Pokušajte ponovo.')),
    })
  }
  return (
    <Dialog open title="Promeni adresu" {...(move.isPending ? {} : { onClose })}>
      <form noValidate onSubmit={submit}>
        <p className="mb-4 text-fg2">
          Stara adresa /{current} vodi kupce na novu, pa oglasi i poslati linkovi rade i dalje. Ostaje samo Vaša.
        </p>
        <AddressField
          value={typed}
          current={current}
          error={fault}
          disabled={move.isPending}
          onChange={(value) => {
            setTyped(value)
            setFault(undefined)
          }}
        />
        <DialogActions onCancel={onClose} busy={move.isPending && 'Menjanje…'} disabled={typed.trim() === current}>
          Promeni adresu
        </DialogActions>
      </form>
    </Dialog>
  )
}
