import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../../../shared/draft/draft-storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { CALL_TEXT } from './call-text.ts'

const MAX_LENGTH = 600
const Stored = z.string().min(1).max(MAX_LENGTH)

/** The seller's own message, kept in this browser. */
export function useCallText(userId: number): readonly [string, (text: string) => void] {
  const key = `izlog-call-text-${userId}`
  const [text, setText] = useState(() => Stored.safeParse(readStored(key)).data ?? CALL_TEXT)
  return [
    text,
    (next) => {
      const own = next.trim().slice(0, MAX_LENGTH)
      writeStored(key, own === '' || own === CALL_TEXT ? null : own)
      setText(own || CALL_TEXT)
    },
  ]
}

interface CallTextDialogProps {
  open: boolean
  text: string
  onClose: () => void
  onSave: (text: string) => void
}

/** The words of the message to a shopper who does not answer. */
export function CallTextDialog({ open, text, onClose, onSave }: CallTextDialogProps) {
  const [typed, setTyped] = useState(text)
  return (
    <Dialog open={open} onClose={onClose} title="Tekst poruke">
      <TextArea
        label="Poruka za Viber i SMS"
        hint="{ime}, {proizvod} i {iznos} zamenjuju se podacima iz porudžbine. Poruka ostaje sačuvana na ovom uređaju."
        rows={5}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <Button onClick={() => setTyped(CALL_TEXT)}>Vrati početni</Button>
        <Button
          look="action"
          onClick={() => {
            onSave(typed)
            onClose()
          }}
        >
          Sačuvaj tekst
        </Button>
      </div>
    </Dialog>
  )
}
