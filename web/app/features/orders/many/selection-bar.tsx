import { ManyStep, OrderSelection } from '@izlog/contracts/http/many-orders'
import { useMutation } from '@tanstack/react-query'
import { Download, ListChecks, PackageCheck, X } from 'lucide-react'
import { useState } from 'react'
import { api, pathOf } from '../../../api/client.ts'
import type { OrderSearch } from '../../../api/orders.ts'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { formatNumber } from '../../../ui/format.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { LOSES_SALE, stepLabel } from './bulk-steps.ts'
import { ExportDialog } from './export-dialog.tsx'
import { PrintMenu } from './print-menu.tsx'
import type { Selection } from './use-selection.ts'

/** Opens the bar. */
export const SelectButton = ({ selection }: { selection: Selection }) => (
  <Button onClick={selection.open} aria-pressed={selection.isOpen} className="max-md:w-control max-md:px-0">
    <ListChecks aria-hidden="true" />
    <span className="max-md:sr-only">Izaberi</span>
  </Button>
)

interface SelectionBarProps {
  selection: Selection
  filter: OrderSearch
}

/** What can be done with the selected orders, at the bottom of the screen. */
export function SelectionBar({ selection, filter }: SelectionBarProps) {
  const { deskReadOnly } = useUser()
  const [step, setStep] = useState<ManyStep | null>(null)
  const [exporting, setExporting] = useState(false)
  const ids = [...selection.ids]
  const none = ids.length === 0
  const selecting = useMutation({
    mutationFn: () => api.get(pathOf(['/api/orders/desk/selection', filter]), OrderSelection),
    onSuccess: ({ ids: found, isAll }) => {
      selection.select(found)
      if (!isAll) toast({ title: `Izabrano je najnovijih ${formatNumber(found.length)}`, description: MORE })
    },
    onError: (error) => toastRefusal('Nije izabrano', error, 'Pokušajte ponovo.'),
  })
  if (!selection.isOpen) return null
  return (
    <>
      {/* Leaves room, so that the bar covers no order. */}
      <div className="h-24 md:h-16" />
      <section
        data-own-bar
        aria-label="Izabrane porudžbine"
        className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-3"
      >
        <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-2 md:px-8 lg:px-12">
          <Button look="quiet" size="icon" aria-label="Otkaži izbor" onClick={selection.close} className="-ml-2.5">
            <X aria-hidden="true" />
          </Button>
          <p aria-live="polite" className="font-semibold tabular">
            {formatNumber(ids.length)} izabrano
          </p>
          <Button
            look="quiet"
            onClick={() => selecting.mutate()}
            busy={selecting.isPending && 'Biram…'}
            className="max-md:ml-auto"
          >
            Izaberi sve iz filtera
          </Button>
          {/* On a phone the three buttons have room without their icons. */}
          <div className="flex flex-wrap gap-2 max-md:w-full md:ml-auto max-md:[&_svg]:hidden">
            {!deskReadOnly && (
              <Menu
                trigger={
                  <Button look="action" disabled={none} className="max-md:flex-1">
                    <PackageCheck aria-hidden="true" />
                    Promeni stanje
                  </Button>
                }
              >
                {ManyStep.options.map((option) => (
                  <MenuItem key={option} grave={LOSES_SALE.has(option)} onSelect={() => setStep(option)}>
                    {stepLabel(option)}
                  </MenuItem>
                ))}
              </Menu>
            )}
            <PrintMenu ids={ids} />
            <Button disabled={none} onClick={() => setExporting(true)} className="max-md:flex-1">
              <Download aria-hidden="true" />
              Izvezi
            </Button>
          </div>
        </div>
      </section>
      {exporting && <ExportDialog ids={ids} onClose={() => setExporting(false)} />}
      {step && (
        <BulkDialog
          step={step}
          ids={ids}
          onClose={() => setStep(null)}
          onChanged={(left) => (left.length > 0 ? selection.select(left) : selection.close())}
        />
      )}
    </>
  )
}

const MORE = 'Filter ima još. Suzite ga ili ponovite kada završite sa ovima.'
