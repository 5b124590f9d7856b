import { Dialog } from '../../ui/dialog.tsx'

const KEYS = [
  ['j', 'Sledeća porudžbina'],
  ['k', 'Prethodna porudžbina'],
  ['Enter', 'Otvori porudžbinu'],
  ['c', 'Pozovi kupca'],
  ['/', 'Pretraga'],
  ['Esc', 'Zatvori porudžbinu ili obriši pretragu'],
  ['?', 'Ova lista'],
] as const

/** The keys of the orders screen. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Prečice na tastaturi">
    <dl className="space-y-2">
      {KEYS.map(([key, what]) => (
        <div key={key} className="flex items-center gap-3">
          <dt className="w-16 shrink-0">
            <kbd className="rounded-tag border border-edge px-2 py-0.5 font-sans text-small">{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
