import type { OrderFileFormat } from '@izlog/contracts/http/many-orders'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { counted } from '../../../../shared/plural.ts'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ORDERS } from '../../../ui/format.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { ColumnEditor } from './column-editor.tsx'
import { type ExportSettings, readSettings, storeSettings, USUAL_CHOICES, withSaved } from './export-settings.ts'
import { downloadFile } from './order-files.ts'

const FORMATS = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
] as const satisfies readonly { value: OrderFileFormat; label: string }[]

/** Chooses columns, their headings and the kind of file, remembered in this browser, and downloads the selected orders. */
export function ExportDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const { id: userId } = useUser()
  const [settings, setSettings] = useState(() => readSettings(userId))
  const [name, setName] = useState('')
  const { columns, format, saved } = settings
  const change = (changed: Partial<ExportSettings>) => {
    const next = { ...settings, ...changed }
    setSettings(next)
    storeSettings(userId, next)
  }
  const exporting = useMutation({
    mutationFn: () => downloadFile('/api/orders/export', { ids, columns, format }, `porudzbine.${format}`),
    onSuccess: onClose,
    onError: (error) => toastRefusal('Nije izvezeno', error, 'Pokušajte ponovo.'),
  })
  const saveColumns = () => {
    change({ saved: withSaved(saved, name.trim(), columns) })
    toast({ title: 'Kolone su sačuvane', description: name.trim() })
    setName('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    exporting.mutate()
  }
  return (
    <Dialog open form onClose={onClose} title={`Izvoz: ${counted(ids.length, ORDERS)}`}>
      <form onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center justify-between gap-2.5 pb-3">
          <Segmented
            strip
            label="Vrsta datoteke"
            value={format}
            options={FORMATS}
            onChange={(chosen) => change({ format: chosen })}
          />
          <Menu
            trigger={
              <Button>
                Sačuvane kolone
                <ChevronDown aria-hidden="true" />
              </Button>
            }
          >
            <MenuItem onSelect={() => change({ columns: [...USUAL_CHOICES] })}>Osnovne kolone</MenuItem>
            {saved.map((each) => (
              <MenuItem key={each.name} onSelect={() => change({ columns: each.columns })}>
                {each.name}
              </MenuItem>
            ))}
          </Menu>
        </div>
        <p className="pb-3 text-small text-fg2">
          Naslovi i redosled mogu biti onakvi kakve traži Vaša kurirska služba. Sačuvajte ih pod imenom da ih ne birate
          ponovo.
        </p>
        <ColumnEditor columns={columns} onChange={(next) => change({ columns: next })} />
        <TextField
          label="Sačuvaj ove kolone kao"
          fieldClassName="mt-4 mb-5"
          value={name}
          maxLength={40}
          placeholder="npr. naziv kurirske službe"
          onChange={(event) => setName(event.target.value)}
          after={
            <Button look="quiet" size="small" disabled={!name.trim()} onClick={saveColumns}>
              Sačuvaj
            </Button>
          }
        />
        <footer className="sticky bottom-0 -mx-5 mt-auto flex gap-2.5 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:justify-end">
          <Button onClick={onClose} className="max-md:flex-1">
            Otkaži
          </Button>
          <Button type="submit" look="action" busy={exporting.isPending && 'Pripremam…'} className="max-md:flex-1">
            Preuzmi
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
