import { PAGE_ICONS, type PageIcon } from '@izlog/contracts/domain/page-icons'
import { type FieldPath, useController } from 'react-hook-form'
import { PAGE_ICON_SIGNS } from '../../../../shared/page-icon-signs.ts'
import { useEditor } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'

const ICONS = Object.entries(PAGE_ICONS) as [PageIcon, string][]

/** Chooses one of the icons that a page can draw. A stored name that is none of them leaves all of them unchosen. */
export function IconPicker({ name }: { name: FieldPath<EditorValues> }) {
  const { field } = useController({ control: useEditor().form.control, name })
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold max-md:text-body">Ikona</legend>
      <div className="flex flex-wrap gap-1">
        {ICONS.map(([icon, label]) => {
          const Sign = PAGE_ICON_SIGNS[icon]
          return (
            <label
              key={icon}
              title={label}
              className="grid size-11 cursor-pointer place-items-center rounded-control border border-transparent text-fg2 hover:bg-hover has-checked:border-focus has-checked:text-link has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={field.name}
                value={icon}
                checked={field.value === icon}
                onChange={() => field.onChange(icon)}
                onBlur={field.onBlur}
                className="sr-only"
              />
              <Sign className="size-5" aria-hidden="true" />
              <span className="sr-only">{label}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
