import type { TemplateName } from '@izlog/contracts/domain/templates'
import { type ComponentProps, useState } from 'react'
import { TemplateChoice } from '../../../shared/template-choice.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useEditor } from '../editor-context.ts'

/** What the built-in writer writes for a template that a page was not made in. */
const WRITTEN: Readonly<Record<TemplateName, string>> = {
  Minimalistic: 'podsticaje na kupovinu',
  'Sales Template': 'probleme i rešenja, i blok „Šta kupac dobija”',
  'Advertorial Template': 'celu priču',
}

/** Opens the choice of another template. */
export function TemplateButton({ children, ...shown }: ComponentProps<typeof Button>) {
  const { isLocked } = useEditor()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...shown} disabled={isLocked} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <TemplateDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Changes the page's template; first the seller reads which texts stay and which are written (docs/product/builder.md 2.6). */
function TemplateDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { website, storedDraft, isSaving, isLocked, changeTemplate } = useEditor()
  const [picked, setPicked] = useState<TemplateName | null>(null)
  const chosen = picked ?? website.templateName
  const isNew = chosen !== website.templateName
  const close = () => {
    setPicked(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="Izgled stranice" form>
      <div className="flex-1 space-y-4 pb-4">
        <TemplateChoice chosen={chosen} onPick={setPicked} />
        {isNew && (
          <div role="status" className="rounded-control border border-notice-line bg-notice p-3 text-on-notice">
            <p className="font-semibold">Šta se menja</p>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-small">
              <li>Ostaju naslov, opis, prednosti, pitanja, slike, boje, cene i utisci.</li>
              <li>Ako ih stranica još nema, pišemo {WRITTEN[chosen]}, iz podataka o proizvodu.</li>
              <li>Tekstovi koje novi izgled ne prikazuje ostaju sačuvani i vraćaju se sa starim izgledom.</li>
              <li>Delovi stranice idu redom novog izgleda.</li>
              <li>
                Kupci novi izgled vide odmah{storedDraft && '; nacrt ostaje nacrt'}. Raniju verziju vraćate u istoriji.
              </li>
            </ul>
          </div>
        )}
      </div>
      <div className="sticky bottom-0 -mx-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-3 max-md:*:flex-1">
        <Button disabled={isSaving} onClick={close}>
          Odustani
        </Button>
        <Button
          look="action"
          disabled={!isNew || isLocked}
          busy={isSaving && 'Menjamo…'}
          onClick={async () => {
            if (await changeTemplate(chosen)) close()
          }}
        >
          Promeni izgled
        </Button>
      </div>
    </Dialog>
  )
}
