import { namesOfFields } from '@izlog/contracts/domain/edited-fields'
import type { SaveConflict } from '@izlog/contracts/http/editor'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const WHO: Readonly<Record<SaveConflict['changedBy'], string>> = {
  you: 'Vi ste je sačuvali u drugoj kartici ili na drugom uređaju',
  owner: 'Sačuvao ju je njen vlasnik',
  admin: 'Sačuvao ju je administrator',
}

interface ConflictDialogProps {
  /** Null if no save failed, but a stored draft of an older version was found. */
  conflict: SaveConflict | null
  open: boolean
  onResolve: (keepMine: boolean) => Promise<void>
}

/** The website was saved elsewhere: the seller chooses between both versions. Nothing is discarded before the choice. */
export function ConflictDialog({ conflict, open, onResolve }: ConflictDialogProps) {
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null)
  const choose = async (choice: 'mine' | 'theirs') => {
    setBusy(choice)
    await onResolve(choice === 'mine')
    setBusy(null)
  }
  const what = conflict && conflict.changedFields.length > 0 ? `: ${namesOfFields(conflict.changedFields)}` : ''
  return (
    <Dialog open={open} title="Stranica je u međuvremenu izmenjena">
      <p className="text-fg2">
        {conflict
          ? `${WHO[conflict.changedBy]}${what}.`
          : 'Na ovom uređaju ima izmena koje niste sačuvali, a stranica je posle njih promenjena.'}
      </p>
      <p className="mt-2 text-fg2">
        Ako zadržite svoje, Vaše izmene idu preko nove verzije, a ono što niste dirali ostaje kako je sada sačuvano.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <Button
          disabled={busy !== null}
          busy={busy === 'theirs' && 'Učitavanje…'}
          onClick={() => void choose('theirs')}
        >
          Učitaj novo
        </Button>
        <Button
          look="action"
          disabled={busy !== null}
          busy={busy === 'mine' && 'Učitavanje…'}
          onClick={() => void choose('mine')}
        >
          Zadrži moje
        </Button>
      </div>
    </Dialog>
  )
}
