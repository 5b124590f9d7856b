import type { PageFinding } from '@izlog/contracts/domain/page-check'
import { CircleAlert, Lightbulb } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Drawer, DrawerHead } from '../../../ui/drawer.tsx'

interface CheckDrawerProps {
  open: boolean
  findings: readonly PageFinding[]
  /** How many more the seller has put off. */
  postponed: number
  onClose: () => void
  onField: (field: string) => void
  onPostpone: (finding: PageFinding) => void
  onRecall: () => void
  /** Publishes what waits behind the panel; null: nothing does. */
  onPublish: (() => void) | null
}

/** What to look at before publishing, each with a tap that leads there; all of it can be put off. */
export function CheckDrawer({ open, findings, postponed, onClose, onPublish, onRecall, ...row }: CheckDrawerProps) {
  const sorted = [...findings].sort((one, other) => Number(isSerious(other)) - Number(isSerious(one)))
  return (
    // The field that a tap leads to takes the focus, not the button that opened the panel.
    <Drawer open={open} onClose={onClose} label="Provera pre objave" returnTo={focusedField}>
      <DrawerHead title="Provera pre objave" />
      <div className="flex-1 overflow-y-auto overscroll-contain">
        {sorted.length === 0 ? (
          <p className="px-4 py-5 text-fg2 md:px-5">Sve je u redu. Stranica je spremna za kupce.</p>
        ) : (
          <ul aria-label="Nalazi" className="divide-y divide-line">
            {sorted.map((finding) => (
              <Row key={finding.id} finding={finding} {...row} />
            ))}
          </ul>
        )}
        {postponed > 0 && (
          <p className="px-4 py-3 md:px-5">
            <Button look="quiet" size="small" className="-ml-2.5" onClick={onRecall}>
              Vrati odloženo ({postponed})
            </Button>
          </p>
        )}
      </div>
      {onPublish && (
        <footer className="flex justify-end gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:*:flex-1 md:px-5">
          <Button onClick={onClose}>Nazad na izmene</Button>
          <Button look="action" onClick={onPublish}>
            Objavi svejedno
          </Button>
        </footer>
      )}
    </Drawer>
  )
}

const isSerious = ({ severity }: PageFinding): boolean => severity === 'serious'

const focusedField = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement.matches('main [name]')
    ? document.activeElement
    : null

/** What is mended outside of the editor. */
const SETTINGS: Readonly<Partial<Record<string, { to: string; label: string }>>> = {
  trader: { to: '/settings?tab=profile', label: 'Upiši podatke' },
  testOrder: { to: '/settings?tab=notifications', label: 'Pošalji probnu' },
}

interface RowProps extends Pick<CheckDrawerProps, 'onField' | 'onPostpone'> {
  finding: PageFinding
}

function Row({ finding, onField, onPostpone }: RowProps) {
  const { field, sentence } = finding
  const settings = SETTINGS[field]
  const Sign = isSerious(finding) ? CircleAlert : Lightbulb
  return (
    <li className="px-4 py-3.5 md:px-5">
      <p className="flex items-start gap-2.5">
        <Sign
          className={isSerious(finding) ? 'mt-0.5 size-4 shrink-0 text-error' : 'mt-0.5 size-4 shrink-0 text-fg3'}
          role="img"
          aria-label={isSerious(finding) ? 'Važno' : 'Savet'}
        />
        <span className="min-w-0 break-words">{sentence}</span>
      </p>
      <div className="mt-2 flex gap-2 pl-6.5">
        {settings ? (
          <Link to={settings.to} className={buttonClass('secondary', 'small')}>
            {settings.label}
          </Link>
        ) : (
          <Button size="small" onClick={() => onField(field)}>
            Otvori polje
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => onPostpone(finding)}>
          Kasnije
        </Button>
      </div>
    </li>
  )
}
