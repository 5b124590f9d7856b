import { contrastOf } from '@izlog/contracts/domain/contrast'
import type { Website } from '@izlog/contracts/domain/website'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { pageColoursOf } from '../../../../shared/palette.ts'
import { cx } from '../../../ui/cx.ts'
import { Field, frameClass, inputClass } from '../../../ui/field.tsx'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { messageAt } from '../fields/text-input.tsx'
import { PALETTE_PRESETS } from './palette-presets.ts'

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
          {PALETTE_PRESETS.map(({ name, palette: preset }) => (
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
  const { primary, onPrimary, strong, bg, onDark } = pageColoursOf(website)
  if (website.templateName === 'Sales Template')
    return (
      <SampleText ground={primary} text={onPrimary}>
        Tekst na glavnoj boji je {onPrimary === '#ffffff' ? 'beo' : 'crn'}
      </SampleText>
    )
  const isOwnColour = strong.toLowerCase() === website.palette.primary.toLowerCase()
  const isOwnGround = bg.toLowerCase() === website.palette.bg.toLowerCase()
  return (
    <>
      <SampleText ground="#ffffff" text={strong}>
        {isOwnColour
          ? 'Tekst i dugmad su u glavnoj boji'
          : 'Za tekst i dugmad stranica uzima tamniju nijansu glavne boje'}
      </SampleText>
      <SampleText ground={bg} text={onDark?.ink ?? INK}>
        Tekst na pozadini je {onDark ? 'beo' : 'crn'}
        {!isOwnGround && `, a pozadina malo ${onDark ? 'tamnija' : 'svetlija'} od izabrane`}
      </SampleText>
    </>
  )
}

/** The text of pages on light grounds. */
const INK = '#1b1916'

function SampleText({ ground, text, children }: { ground: string; text: string; children: ReactNode }) {
  const ratio = contrastOf(ground, text).toLocaleString('sr-RS', { maximumFractionDigits: 1 })
  return (
    <p
      role="status"
      className="rounded-control border border-line px-3 py-2.5 text-small font-semibold"
      style={{ background: ground, color: text }}
    >
      {children} ({ratio} : 1).
    </p>
  )
}
