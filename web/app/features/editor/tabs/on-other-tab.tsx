import { ArrowRight } from 'lucide-react'
import { useEditorFocus } from '../editor-focus.ts'
import { Section } from '../fields/section.tsx'

interface OnOtherTabProps {
  title: string
  /** The first of its fields, which the button opens. */
  field: string
  tab: string
}

/** The place of a section whose fields are on another tab. */
export function OnOtherTab({ title, field, tab }: OnOtherTabProps) {
  const want = useEditorFocus((focus) => focus.want)
  return (
    <Section
      title={title}
      aside={
        <button
          type="button"
          onClick={() => want(field)}
          className="flex min-h-11 items-center gap-1 font-semibold text-link hover:underline md:min-h-0"
        >
          Otvori karticu {tab}
          <ArrowRight className="size-4" aria-hidden="true" />
        </button>
      }
    />
  )
}
