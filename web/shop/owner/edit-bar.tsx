import type { ReactNode } from 'react'
import type { Saving } from '../../shared/draft/draft-engine.ts'

const STATUS_TEXTS = {
  rest: 'Kliknite na tekst ili sliku koju menjate',
  waiting: 'Čuva se čim zastanete…',
  sending: 'Čuvanje…',
  saved: 'Uspešno sačuvano',
  failed: 'Neuspešno čuvanje promena',
  'changed-elsewhere': 'Stranica je u međuvremenu izmenjena na drugom mestu. Vaš tekst je sačuvan ovde.',
} as const satisfies Record<Saving['kind'], string>

interface EditBarProps {
  saving: Saving
  pageId: number
  onRetry: () => void
  onReload: () => void
  onClose: () => void
  children: ReactNode
}

/** The state of saving, and the buttons that leave edit mode. */
export const EditBar = ({ saving, pageId, onRetry, onReload, onClose, children }: EditBarProps) => (
  <aside className="owner-bar" aria-label="Izmena stranice">
    {children}
    <div className="owner-bar-row">
      <p className={`owner-status ${saving.kind}`}>{STATUS_TEXTS[saving.kind]}</p>
      {saving.kind === 'failed' && (
        <button type="button" onClick={onRetry}>
          Pokušaj ponovo
        </button>
      )}
      {saving.kind === 'changed-elsewhere' && (
        <button type="button" onClick={onReload}>
          Učitaj novu verziju
        </button>
      )}
      <a href={`/edit/${pageId}`}>Sva podešavanja</a>
      <button type="button" className="owner-done" onClick={onClose}>
        Završi
      </button>
    </div>
  </aside>
)
