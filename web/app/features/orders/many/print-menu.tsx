import { LabelFormat } from '@izlog/contracts/http/many-orders'
import { useMutation } from '@tanstack/react-query'
import { ClipboardList, Printer, Tag } from 'lucide-react'
import { counted } from '../../../../shared/plural.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { ORDERS } from '../../../ui/format.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { downloadOrders } from './order-files.ts'

const LABELS: Readonly<Record<LabelFormat, string>> = {
  'a4-2': 'Nalepnice, 2 na A4',
  'a4-6': 'Nalepnice, 6 na A4',
  'a4-24': 'Nalepnice, 24 na A4',
  '100x150': 'Nalepnice 100 × 150 mm',
}

type Printed = LabelFormat | 'packing-list'

/** Prints the selected orders: what to pack, and the labels for the parcels. */
export function PrintMenu({ ids }: { ids: readonly number[] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (what: Printed) =>
      what === 'packing-list'
        ? downloadOrders('/api/orders/packing-list', ids, {}, 'lista-za-pakovanje.pdf')
        : downloadOrders('/api/orders/labels', ids, { format: what }, 'nalepnice.pdf'),
    onSuccess: (inFiles) => {
      if (inFiles === ids.length) return
      toast({ title: `U dokumentu: ${counted(inFiles, ORDERS)}`, description: 'Podaci kupaca ostalih su obrisani.' })
    },
    onError: (error) => toastRefusal('Nije odštampano', error, 'Pokušajte ponovo.'),
  })
  return (
    <Menu
      trigger={
        <Button disabled={ids.length === 0} busy={isPending && 'Pripremam…'} className="max-md:flex-1">
          <Printer aria-hidden="true" />
          Štampaj
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate('packing-list')}>
        <ClipboardList aria-hidden="true" />
        Lista za pakovanje
      </MenuItem>
      {LabelFormat.options.map((format) => (
        <MenuItem key={format} onSelect={() => mutate(format)}>
          <Tag aria-hidden="true" />
          {LABELS[format]}
        </MenuItem>
      ))}
    </Menu>
  )
}
