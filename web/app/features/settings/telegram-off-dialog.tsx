import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface TelegramOffDialogProps {
  switchingOff: boolean
  onSwitchOff: () => void
  onClose: () => void
}

/** The confirmation before the seller's bot is removed: what stops and what does not. */
export function TelegramOffDialog({ switchingOff, onSwitchOff, onClose }: TelegramOffDialogProps) {
  return (
    <Dialog open title="Isključiti Telegram?" {...(switchingOff ? {} : { onClose })}>
      <p className="text-fg2">
        Bot ID i Chat ID se brišu i poruke o novim porudžbinama više ne stižu. Porudžbine se primaju kao i do sada.
      </p>
      <div className="mt-5 flex gap-2.5 md:justify-end">
        <Button onClick={onClose} disabled={switchingOff} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button look="danger" busy={switchingOff && 'Isključivanje…'} onClick={onSwitchOff} className="max-md:flex-1">
          Isključi Telegram
        </Button>
      </div>
    </Dialog>
  )
}
