import { MARKETS } from '@izlog/contracts/domain/markets'
import { ArrowLeft, ExternalLink, History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { srcAt } from '../../ui/picture.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { CheckButton } from './check/check-button.tsx'
import { SaveDraftButton } from './draft-notice.tsx'
import { useEditor } from './editor-context.ts'
import { SwitchField } from './fields/switch-field.tsx'
import { PreviewModeSwitch } from './preview/preview-mode-switch.tsx'
import { useShortcuts } from './save/use-shortcuts.ts'
import { TemplateButton } from './template/template-dialog.tsx'
import { UndoButtons } from './undo-buttons.tsx'

/** The head of the editor: the website's name, its on/off switch and the save button. */
export function EditorHead({ onHistory }: { onHistory: () => void }) {
  const session = useEditor()
  useShortcuts(session)
  const { website, isDirty, isLocked } = session
  const { productName, templateName, targetMarket, currencySymbol, customUrl } = website
  const [image] = website.images
  return (
    <header className="sticky top-0 z-20 flex h-bar shrink-0 items-center gap-3 border-b border-line bg-surface px-1 lg:static lg:px-4">
      <div className="flex min-w-0 flex-1 items-center gap-1 lg:gap-3">
        <Link
          to="/dashboard"
          aria-label="Nazad na dashboard"
          className="grid size-11 shrink-0 place-items-center rounded-control text-fg2 hover:text-fg lg:-ml-3"
        >
          <ArrowLeft className="size-5 lg:size-4.5" aria-hidden="true" />
        </Link>
        <Thumb src={image && srcAt(image, 80)} className="size-8 max-lg:hidden" />
        <div className="min-w-0">
          <h1 className="truncate font-bold">{productName}</h1>
          <p className="truncate text-small text-fg2 max-lg:hidden">
            <TemplateButton
              look="quiet"
              size="small"
              aria-label={`Izgled: ${templateName}. Promeni`}
              className="-my-1 h-6! px-0! font-normal underline decoration-dotted underline-offset-2"
            >
              {templateName}
            </TemplateButton>{' '}
            · {MARKETS[targetMarket].label} · {currencySymbol}
          </p>
          <div className="lg:hidden">{isDirty ? <Unsaved /> : <ActiveBadge />}</div>
        </div>
        <span className="max-lg:hidden">
          <ActiveBadge />
        </span>
        <span className="max-lg:hidden">
          <SwitchField name="isActive" label="Stranica je aktivna" labelHidden disabled={isLocked} />
        </span>
      </div>
      <div className="max-lg:hidden">
        <PreviewModeSwitch />
      </div>
      <div className="flex items-center justify-end gap-3 lg:flex-1">
        <span className="lg:hidden">
          <UndoButtons iconsOnly />
        </span>
        <CheckButton />
        <Button
          look="quiet"
          size="icon"
          aria-label="Istorija"
          title="Istorija"
          onClick={onHistory}
          className="max-lg:-ml-3"
        >
          <History aria-hidden="true" />
        </Button>
        <span role="status" className="max-lg:hidden">
          {isDirty && <Unsaved />}
        </span>
        <a
          href={`/${customUrl}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Vidi /${customUrl}, u novoj kartici`}
          className={buttonClass('secondary', 'normal', 'max-lg:hidden')}
        >
          <ExternalLink aria-hidden="true" />
          Vidi
        </a>
        <span className="flex gap-2 max-lg:hidden">
          <SaveDraftButton />
          <SaveButton />
        </span>
      </div>
    </header>
  )
}

export function SaveButton({ wide = false }: { wide?: boolean }) {
  const { isSaving, isLocked, save } = useEditor()
  return (
    <Button
      look="primary"
      size={wide ? 'large' : 'normal'}
      busy={isSaving && 'Čuvanje…'}
      disabled={isLocked}
      onClick={() => void save()}
      {...(wide ? { className: 'flex-1' } : {})}
    >
      Sačuvaj
    </Button>
  )
}

const Unsaved = () => (
  <span
    title="Nesačuvane izmene"
    className="flex items-center gap-1.5 whitespace-nowrap text-small text-fg2 lg:text-body"
  >
    <span aria-hidden="true" className="size-2 rounded-full bg-a500" />
    {/* On a narrow desktop the words would push everything in the bar aside. */}
    <span className="lg:max-[96rem]:sr-only">Nesačuvane izmene</span>
  </span>
)

function ActiveBadge() {
  const { website } = useEditor()
  return <Badge tone={website.isActive ? 'good' : 'plain'}>{website.isActive ? 'Aktivan' : 'Neaktivan'}</Badge>
}
