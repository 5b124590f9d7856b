import type { Draft } from './drafts.ts'
import type { Keeper } from './keeper.ts'

/** Words typed over a text that somebody else changed meanwhile: the owner decides, nothing is lost. */
export const Contested = ({ drafts, keeper }: { drafts: readonly Draft[]; keeper: Keeper }) => (
  <section className="owner-contested" aria-label="Vaši nesačuvani tekstovi">
    <p>Ovaj tekst je u međuvremenu promenjen i na drugom mestu. Koji ostaje?</p>
    {drafts.map((draft) => (
      <div key={draft.name}>
        <blockquote>{draft.typed}</blockquote>
        <button type="button" onClick={() => keeper.insist(draft)}>
          Moj tekst
        </button>
        <button type="button" onClick={() => keeper.giveUp(draft)}>
          Onaj na stranici
        </button>
      </div>
    ))}
  </section>
)
