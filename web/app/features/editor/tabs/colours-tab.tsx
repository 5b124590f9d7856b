import { contrastOf } from '@izlog/contracts/domain/contrast'
import type { Website } from '@izlog/contracts/domain/website'
import { DEFAULT_PALETTE } from '@izlog/contracts/page-fields/page-fields'
import { useFormState, useWatch } from 'react-hook-form'
import { pageColoursOf } from '../../../../shared/palette.ts'
import { cx } from '../../../ui/cx.ts'
import { Field, frameClass, inputClass } from '../../../ui/field.tsx'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { messageAt } from '../fields/text-input.tsx'

/** Pairs of colours that match; the first is the default of docs/product/builder.md 9. */
const PRESETS = [
  { name: 'Izlog', palette: DEFAULT_PALETTE },
  { name: 'Noć', palette: { primary: '#1E3A8A', bg: '#EFF6FF' } },
  { name: 'Šuma', palette: { primary: '#15803D', bg: '#F0FDF4' } },
  { name: 'Malina', palette: { primary: '#BE185D', bg: '#FDF2F8' } },
  { name: 'Rđa', palette: { primary: '#B45309', bg: '#FFF8E8' } },
  { name: 'Šljiva', palette: { primary: '#6D28D9', bg: '#F5F3FF' } },
  { name: 'Sunce', palette: { primary: '#FFD60A', bg: '#FFFBE6' } },
  { name: 'Grafit', palette: { primary: '#2C2924', bg: '#F8F6F2' } },
] as const

const HEX = /^#[0-9a-f]{6}$/i

/** The page's two colours, and a sample of text in them (docs/product/builder.md 2.6). */
export function ColoursTab() {
  const { form, change, website } = useEditor()
  const palette = useWatch({ control: form.control, name: 'palette' })
  const isChosen = (preset: { primary: string; bg: string }) =>
    preset.primary.toLowerCase() === palette.primary.toLowerCase() &&
    preset.bg.toLowerCase() === palette.bg.toLowerCase()
  return (
    <div className="space-y-5">
      <Section title="Gotove kombinacije">
        <ul className="grid grid-cols-4 gap-2">
          {PRESETS.map(({ name, palette: preset }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={isChosen(preset)}
                onClick={() => change({ palette: { ...preset } })}
                className={cx(
                  'w-full overflow-hidden rounded-control border border-line text-small font-semibold transition-colors duration-120 hover:border-edge',
                  isChosen(preset) && 'border-brand outline-2 -outline-offset-2 outline-brand hover:border-brand',
                )}
              >
                <span aria-hidden="true" className="flex h-10" style={{ background: preset.bg }}>
                  <span className="m-auto size-5 rounded-full" style={{ background: preset.primary }} />
                </span>
                <span className="block py-1.5">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Svoje boje">
        <ColourInput name="palette.primary" label="Glavna boja" hint="Dugmad, oznake i istaknuti delovi." />
        <ColourInput name="palette.bg" label="Pozadina" hint="Podloga obojenih delova stranice." />
        {HEX.test(palette.primary) && HEX.test(palette.bg) && <Sample website={{ ...website, palette }} />}
      </Section>
    </div>
  )
}

function ColourInput({ name, label, hint }: { name: 'palette.primary' | 'palette.bg'; label: string; hint: string }) {
  const { form } = useEditor()
  const { errors } = useFormState({ control: form.control, name, exact: true })
  const colour = useWatch({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={messageAt(errors, name)}>
      {({ id, describedBy, invalid }) => (
        <div className={frameClass(invalid)}>
          <input
            type="color"
            aria-label={`${label}, izbor boje`}
            value={HEX.test(colour) ? colour : '#000000'}
            onChange={(event) => form.setValue(name, event.target.value.toUpperCase(), { shouldValidate: true })}
            className="ml-1.5 h-7 w-10 shrink-0 cursor-pointer rounded-tag border-0 bg-transparent p-0"
          />
          <input
            id={id}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={cx(inputClass, 'tabular uppercase')}
            {...form.register(name, {
              setValueAs: (typed: string) => (/^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed),
            })}
          />
        </div>
      )}
    </Field>
  )
}

/** The text of the page in the chosen colours, as the landing page makes them readable (web/shared/palette.ts). */
function Sample({ website }: { website: Website }) {
  const { primary, onPrimary, strong } = pageColoursOf(website)
  const isLoud = website.templateName === 'Sales Template'
  const isShade = !isLoud && strong.toLowerCase() !== website.palette.primary.toLowerCase()
  const [ground, text] = isLoud ? [primary, onPrimary] : ['#ffffff', strong]
  const ratio = contrastOf(ground, text).toLocaleString('sr-RS', { maximumFractionDigits: 1 })
  return (
    <p
      role="status"
      className="rounded-control border border-line px-3 py-2.5 text-small font-semibold"
      style={{ background: ground, color: text }}
    >
      {isLoud
        ? `Tekst na glavnoj boji je ${onPrimary === '#ffffff' ? 'beo' : 'crn'}`
        : isShade
          ? 'Za tekst i dugmad stranica uzima tamniju nijansu glavne boje'
          : 'Tekst i dugmad su u glavnoj boji'}{' '}
      ({ratio} : 1).
    </p>
  )
}
