import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type FieldArray, type FieldArrayPath, useFieldArray, useFormState } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { useEditor } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { Section } from './section.tsx'
import { SortableList } from './sortable-list.tsx'
import { messageAt } from './text-input.tsx'
import { useOpenRow } from './use-open-row.ts'

interface RowsFieldProps<Name extends FieldArrayPath<EditorValues>> {
  name: Name
  title: string
  /** The name of one entry: 'Pitanje'. */
  entry: string
  /** The label of the button that adds a row, and the values of a new row. */
  add: string
  fresh: FieldArray<EditorValues, Name>
  /** The minimum and maximum number of entries that a save accepts. */
  min?: number
  max?: number
  aside?: (count: number) => ReactNode
  line?: (count: number) => ReactNode
  head: (index: number) => ReactNode
  children: (index: number) => ReactNode
}

/** A section with a list of entries, of which one is open. */
export function RowsField<Name extends FieldArrayPath<EditorValues>>(props: RowsFieldProps<Name>) {
  const { name, title, entry, add, fresh, min = 0, max = Number.POSITIVE_INFINITY, aside, line } = props
  const { control } = useEditor().form
  const { fields, append, remove, move } = useFieldArray({ control, name })
  const { errors } = useFormState({ control, name })
  const [open, setOpen] = useOpenRow(name)
  const error = messageAt(errors, name)
  const adding = useRef<HTMLButtonElement>(null)
  const onRemove = (index: number) => {
    if (fields.length === 1) adding.current?.focus()
    remove(index)
    setOpen(null)
  }
  return (
    <Section title={title} aside={aside?.(fields.length)} line={line?.(fields.length)}>
      {fields.length > 0 && (
        <SortableList
          name={name}
          label={title}
          entry={entry}
          items={fields.map(({ id }, index) => ({ id, head: props.head(index) }))}
          open={open}
          onOpen={setOpen}
          onMove={(from, to) => {
            move(from, to)
            setOpen(open === from ? to : null)
          }}
          onRemove={fields.length > min ? onRemove : undefined}
        >
          {props.children}
        </SortableList>
      )}
      {error && <FieldError>{error}</FieldError>}
      {fields.length < max && (
        <Button
          ref={adding}
          size="small"
          onClick={() => {
            append(fresh, { shouldFocus: false })
            setOpen(fields.length)
          }}
        >
          <Plus aria-hidden="true" />
          {add}
        </Button>
      )}
    </Section>
  )
}
