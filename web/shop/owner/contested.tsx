import type { AutosaveDraft } from './autosave-draft.ts'
import type { Draft } from './drafts.ts'

/** Words typed over a text that somebody else changed meanwhile: the owner decides, nothing is lost. */
export const Contested = ({ drafts, autosave }: { drafts: readonly Draft[]; autosave: AutosaveDraft }) => (
  <section className="owner-contested" aria-label="Vaši nesačuvani tekstovi">
    <p>Ovaj tekst je u međuvremenu promenjen i na drugom mestu. Koji ostaje?</p>
    {drafts.map((draft) => (
      <div key={draft.name}>
        <blockquote>{draft.typed}</blockquote>
        <button type="button" onClick={() => autosave.insist(draft)}>
          Moj tekst
        </button>
        <button type="button" onClick={() => autosave.giveUp(draft)}>
          Onaj na stranici
        </button>
      </div>
    ))}
  </section>
)
