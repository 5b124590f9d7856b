import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface RemoveDialogProps {
  host: string
  isVerified: boolean
  isPrimary?: boolean
  removing: boolean
  onRemove: () => void
  onClose: () => void
}

/** The confirmation before a host is removed: its name, what stops working and what does not. */
export function RemoveDialog({ host, isVerified, isPrimary = false, removing, onRemove, onClose }: RemoveDialogProps) {
  return (
    <Dialog open title={`Ukloniti domen ${host}?`} {...(removing ? {} : { onClose })}>
      <p className="text-fg2">
        {isVerified
          ? `Stranice odmah prestaju da rade na adresi ${host}. Na Izlogu ostaju gde jesu, i porudžbine se ne gube.`
          : 'Njegov verifikacioni kod više neće važiti. Ako ga kasnije ponovo dodate, dobijate novi.'}
        {isPrimary && ' Ovo je Vaš glavni domen.'}
      </p>
      <div className="mt-5 flex gap-2.5 md:justify-end">
        <Button onClick={onClose} disabled={removing} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button look="danger" busy={removing && 'Uklanjanje…'} onClick={onRemove} className="max-md:flex-1">
          Ukloni domen
        </Button>
      </div>
    </Dialog>
  )
}
