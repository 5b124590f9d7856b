import { ChevronDown } from 'lucide-react'
import { useEditor } from '../editor-context.ts'
import { TextInput } from '../fields/text-input.tsx'
import { unseenFields } from '../model/content-parts.ts'
import { Regenerate } from '../regenerate/regenerate.tsx'
import { BulletsField } from './bullets-field.tsx'

/** What the specification's form has and this template does not show: it goes to Shopify, and to the page if its template changes. */
export function Elsewhere() {
  const { website } = useEditor()
  const unseen = unseenFields(website)
  if (unseen.length === 0) return <TextInput name="sku" label="SKU" optional />
  return (
    <>
      <TextInput name="sku" label="SKU" optional />
      <details className="group rounded-card border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 font-bold">
          Van ove stranice
          <ChevronDown className="size-4 text-fg3 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="space-y-5 px-3 pb-3">
          <p className="text-small text-fg3">
            Ovaj šablon to ne prikazuje. Ide u Shopify, i na stranicu ako joj promenite šablon.
          </p>
          {unseen.includes('bullets') && <BulletsField />}
          {unseen.includes('longDescription') && (
            <TextInput name="longDescription" action={<Regenerate section="longDescription" />} />
          )}
        </div>
      </details>
    </>
  )
}
