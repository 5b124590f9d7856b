import type { PageColours } from '../../shared/palette.ts'

/** The seller's colours as the custom properties of the landing pages' sheets. */
export function paletteCss(colours: PageColours): string {
  const { primary, strong, onStrong, onPrimary, bg, line, tint, note, chosenBg, onDark } = colours
  const properties: readonly (readonly [name: string, value: string | undefined])[] = [
    ['primary', primary],
    ['strong', strong],
    ['on-strong', onStrong],
    ['on-primary', onPrimary],
    ['bg', bg],
    ['bg-line', line],
    ['tint', tint],
    ['note', note],
    ['light', note && '#fff'],
    ['chosen-bg', chosenBg],
    ['dark-ink', onDark?.ink],
    ['dark-quiet', onDark?.quiet],
    ['dark-strong', onDark?.strong],
    ['dark-on-strong', onDark?.onStrong],
    ['dark-line', onDark?.line],
  ]
  return `:root{${properties.flatMap(([name, value]) => (value ? [`--${name}:${value}`] : [])).join(';')}}`
}
