import type { OwnerDraft, TextChange } from './owner-draft.ts'

/** Typed texts that somebody else has changed since: the seller chooses which one stays. */
export const Contested = ({ changes, draft }: { changes: readonly TextChange[]; draft: OwnerDraft }) => (
  <section className="owner-contested" aria-label="Vaši nesačuvani tekstovi">
    <p>Ovaj tekst je u međuvremenu promenjen i na drugom mestu. Koji ostaje?</p>
    {changes.map((change) => (
      <div key={change.name}>
        <blockquote>{change.typed}</blockquote>
        <button type="button" onClick={() => draft.insist([change])}>
          Moj tekst
        </button>
        <button type="button" onClick={() => draft.giveUp([change])}>
          Onaj na stranici
        </button>
      </div>
    ))}
  </section>
)
