import { useId, useState } from 'react'
import { MAX_TESTIMONIALS, testimonialsOf } from '../parts/testimonials-of.ts'
import type { OwnerDraft } from './owner-draft.ts'
import { type OwnedPage, savePage } from './owners-api.ts'

const ADVICE = 'editableContent.adviceText'

/** Settings of an advertorial beside its texts (docs/product/builder.md 2.5): the advice, and which testimonials are shown. */
export function AdvertorialPanel({ page, draft }: { page: OwnedPage; draft: OwnerDraft }) {
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const [advice, setAdvice] = useState('')
  const stored = page.editableContent?.adviceText || (page.advertorialStory?.ctaAdviceDetailed ?? '')
  const { all, enabled } = testimonialsOf(page)
  const shown = all.slice(0, MAX_TESTIMONIALS)
  const toggle = (place: number) =>
    draft.saveBeside((now) => {
      const enabledTestimonials = testimonialsOf(now).enabled.map((on, index) => (index === place ? !on : on))
      return savePage(now, { editableContent: { enabledTestimonials } })
    })
  return (
    <details className="owner-panel">
      <summary>Savet i utisci</summary>
      <label htmlFor={id}>Savet</label>
      <textarea
        id={id}
        rows={3}
        maxLength={3000}
        value={isTyping ? advice : stored}
        onFocus={() => {
          setAdvice(stored)
          setTyping(true)
        }}
        onInput={({ currentTarget: { value } }) => {
          setAdvice(value)
          draft.type({ [ADVICE]: value.trim() })
        }}
        onBlur={() => {
          setTyping(false)
          draft.autosave()
        }}
      />
      <fieldset>
        <legend>Utisci na stranici</legend>
        {shown.map(({ name, text }, place) => (
          <label key={`${name} ${text}`}>
            <input type="checkbox" checked={enabled[place] ?? true} onChange={() => toggle(place)} />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
