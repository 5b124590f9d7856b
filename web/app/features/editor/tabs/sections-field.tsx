import {
  MAX_REPEATS,
  settleSections,
  TEMPLATE_SECTIONS,
  templateSection,
} from '@izlog/contracts/domain/template-sections'
import { CopyPlus, LayoutTemplate, Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { ownSectionsOf } from '../../../../shop/landing/own-sections.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { SortableList } from '../fields/sortable-list.tsx'
import type { EditorValues } from '../model/editor-values.ts'
import { TemplateButton } from '../template/template-dialog.tsx'

type Sections = NonNullable<EditorValues['sections']>

/** The order of the page's sections: each can be moved and hidden, and some may stand on the page more than once (docs/product/builder.md 2.6). */
export function SectionsField() {
  const { website, form, isLocked } = useEditor()
  const { field } = useController({ control: form.control, name: 'sections' })
  const [open, setOpen] = useState<number | null>(null)
  const { templateName } = website
  const own = ownSectionsOf(website).map((name) => ({ name, hidden: false }))
  const sections = settleSections(templateName, field.value) ?? own
  const set = (next: Sections) => field.onChange(settleSections(templateName, next))
  const added = TEMPLATE_SECTIONS[templateName].filter(({ isAdded }) => isAdded)
  const countOf = (wanted: string) => sections.filter(({ name }) => name === wanted).length

  const move = (from: number, to: number) => {
    const section = sections[from]
    if (!section) return
    set(sections.toSpliced(from, 1).toSpliced(to, 0, section))
    setOpen(open === from ? to : null)
  }
  const rows = sections.map(({ name, hidden }, index) => {
    const { label = name, isFixed = false, isRepeated, isAdded } = templateSection(templateName, name) ?? {}
    const nth = sections.slice(0, index).filter((each) => each.name === name).length
    const isOneOfMany = nth > 0 || Boolean(isAdded)
    return {
      name,
      hidden,
      label: nth > 0 ? `${label} ${nth + 1}` : label,
      key: name + nth,
      isFixed,
      isRepeated,
      isOneOfMany,
    }
  })
  return (
    <Section
      title="Delovi stranice"
      line="Redosled kojim ih kupac vidi, između vrha i dna stranice."
      aside={
        <Button
          look="quiet"
          size="small"
          className="-my-2 -mr-2 px-2 text-link"
          disabled={field.value === null}
          onClick={() => {
            field.onChange(null)
            setOpen(null)
          }}
        >
          Vrati početni redosled
        </Button>
      }
    >
      <SortableList
        label="Delovi stranice"
        entry="Deo"
        items={rows.map(({ key, label, hidden, isFixed, isOneOfMany }, index) => ({
          id: key,
          isFixed,
          isKept: !isOneOfMany,
          head: <span className={hidden ? 'text-fg3 line-through' : ''}>{label}</span>,
          aside: isFixed ? (
            <Lock className="mr-5 ml-9 size-4 shrink-0 text-fg3" role="img" aria-label="Uvek na stranici" />
          ) : (
            <span className="mx-2 flex min-h-11 items-center">
              <Switch
                label={`Prikaži: ${label}`}
                labelHidden
                disabled={isLocked}
                checked={!hidden}
                onChange={(isShown) =>
                  set(sections.map((each, place) => (place === index ? { ...each, hidden: !isShown } : each)))
                }
              />
            </span>
          ),
        }))}
        open={open}
        onOpen={setOpen}
        onMove={move}
        onRemove={(index) => {
          set(sections.toSpliced(index, 1))
          setOpen(null)
        }}
      >
        {(index) => {
          const row = rows[index]
          if (!row) return null
          if (row.isFixed) return <p className="text-small text-fg2">Ovaj deo je uvek na stranici i ne pomera se.</p>
          return row.isRepeated ? (
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                disabled={countOf(row.name) >= MAX_REPEATS}
                onClick={() => {
                  set(sections.toSpliced(index + 1, 0, { name: row.name, hidden: false }))
                  setOpen(index + 1)
                }}
              >
                <CopyPlus aria-hidden="true" />
                Dupliraj
              </Button>
              {row.name === 'photo' && (
                <p className="w-full text-small text-fg3">Svaka naredna slika je sledeća sa spiska slika.</p>
              )}
            </div>
          ) : null
        }}
      </SortableList>
      <div className="flex flex-wrap gap-2">
        {added.map(({ name, label }) => (
          <Button
            key={name}
            size="small"
            disabled={countOf(name) >= MAX_REPEATS}
            onClick={() => {
              set([...sections, { name, hidden: false }])
              setOpen(sections.length)
            }}
          >
            <Plus aria-hidden="true" />
            Dodaj: {label.toLowerCase()}
          </Button>
        ))}
        <TemplateButton size="small">
          <LayoutTemplate aria-hidden="true" />
          Promeni izgled
        </TemplateButton>
      </div>
    </Section>
  )
}
