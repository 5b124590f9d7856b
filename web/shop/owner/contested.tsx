import type { AutosaveDraft } from './autosave-draft.ts'
import type { Draft } from './drafts.ts'

/** Drafts of texts that somebody else has changed since: the seller chooses which one stays. */
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
