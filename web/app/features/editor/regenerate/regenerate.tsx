import { type PageSection, SECTION_LABELS } from '@izlog/contracts/domain/page-sections'
import { MAX_ATTEMPTS, RegenerateResponse } from '@izlog/contracts/http/generation'
import { useMutation } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import { Sparkles, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { type ComparedText, textsOf, valuesOfSection } from './section-values.ts'

/** Regenerates a section and shows the proposal beside the current text; only what the seller accepts goes into the form. */
export function Regenerate({ section }: { section: PageSection }) {
  const { form, website, accept } = useEditor()
  const [attempt, setAttempt] = useState(1)
  const proposal = useMutation({
    mutationFn: (next: number) =>
      api.post(`/api/websites/id/${website.id}/regenerate`, RegenerateResponse, { section, attempt: next }),
    onError: (error) => toastRefusal('Predlog nije napisan', error, 'Pokušajte ponovo za koji trenutak.'),
  })
  const propose = (next: number) => {
    setAttempt(next)
    proposal.mutate(next)
  }
  const label = SECTION_LABELS[section]
  const now = form.getValues()
  const before = proposal.data && valuesOfSection(proposal.data.before, now)
  const after = proposal.data && valuesOfSection(proposal.data.after, now)
  const current = Object.fromEntries(Object.entries(now).filter(([part]) => part in (after ?? {})))
  const isEdited = Boolean(proposal.data?.editedBySeller) || !dequal(before ?? {}, current)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={`Napiši ponovo: ${label}`}
        busy={proposal.isPending && !proposal.data && 'Pišemo…'}
        onClick={() => propose(attempt)}
        className="-my-2 -mr-2 px-2 text-link"
      >
        <Sparkles aria-hidden="true" />
        Napiši ponovo
      </Button>
      <Dialog open={Boolean(after)} onClose={proposal.reset} title={`Predlog: ${label}`} form>
        <p className="text-small text-fg2">{proposal.data?.writing.message}</p>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <Texts title="Sada" texts={textsOf(current)} />
          <Texts title="Predlog" texts={textsOf(after ?? {})} isNew />
        </div>
        {isEdited && (
          <p className="mt-4 flex items-start gap-2 rounded-control border border-notice-line bg-notice px-3 py-2 text-small text-on-notice">
            <TriangleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
            Ovaj tekst ste Vi menjali. Ako prihvatite predlog, on zamenjuje Vaš tekst. Poništavanje ga vraća.
          </p>
        )}
        <div className="sticky bottom-0 -mx-5 mt-4 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3 max-md:*:flex-1">
          <Button onClick={proposal.reset}>Zadrži postojeći</Button>
          <Button
            disabled={attempt >= MAX_ATTEMPTS}
            busy={proposal.isPending && 'Pišemo…'}
            onClick={() => propose(attempt + 1)}
          >
            Drugi predlog
          </Button>
          <Button
            look="action"
            disabled={proposal.isPending}
            onClick={() => {
              if (after) accept(after, proposal.data?.fields ?? [])
              proposal.reset()
            }}
          >
            {isEdited ? 'Zameni moj tekst' : 'Prihvati predlog'}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function Texts({ title, texts, isNew = false }: { title: string; texts: readonly ComparedText[]; isNew?: boolean }) {
  return (
    <section
      aria-label={title}
      className={isNew ? 'rounded-card border border-brand bg-tint p-3' : 'rounded-card border border-line p-3'}
    >
      <h3 className="mb-2 text-small font-semibold text-fg2">{title}</h3>
      <dl className="space-y-2.5">
        {texts.map(({ label, text }) => (
          <div key={label + text}>
            <dt className="text-small font-semibold">{label}</dt>
            <dd className="whitespace-pre-line text-fg2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
