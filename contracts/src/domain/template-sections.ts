import type { ArrangedSection } from '../page-fields/shapes.ts'
import type { TemplateName } from './templates.ts'

/** A section of a template between its opening and its footer, which every page has. */
export interface TemplateSection {
  readonly name: string
  readonly label: string
  /** It takes the orders or carries the story: it is never hidden and keeps its place among the fixed ones. */
  readonly isFixed?: true
  /** A page may have it up to `MAX_REPEATS` times. */
  readonly isRepeated?: true
  /** Only on pages whose seller added it. */
  readonly isAdded?: true
}

/** How often a page may have a section that may stand on it more than once. */
export const MAX_REPEATS = 4

const BUTTON: TemplateSection = { name: 'button', label: 'Dugme za porudžbinu', isRepeated: true, isAdded: true }

/** The sections of each template, as its first design has them (docs/product/builder.md 2.3). */
export const TEMPLATE_SECTIONS: Readonly<Record<TemplateName, readonly TemplateSection[]>> = {
  Minimalistic: [
    { name: 'reasons', label: 'Zašto baš ovaj proizvod' },
    { name: 'description', label: 'Opis' },
    { name: 'urgency', label: 'Podsticaj na kupovinu' },
    { name: 'voices', label: 'Utisci kupaca' },
    { name: 'closeUps', label: 'Pogledajte izbliza' },
    { name: 'pictures', label: 'Sa svih strana' },
    { name: 'price', label: 'Koliko košta' },
    { name: 'questions', label: 'Česta pitanja' },
    { name: 'lastChance', label: 'Poslednja prilika' },
    BUTTON,
  ],
  'Sales Template': [
    { name: 'troubles', label: 'Problemi i rešenja' },
    { name: 'comments', label: 'Šta kažu kupci' },
    { name: 'benefits', label: 'Šta kupac dobija' },
    { name: 'picker', label: 'Izbor količine', isFixed: true },
    { name: 'questions', label: 'Pitanja kupaca' },
    BUTTON,
  ],
  'Advertorial Template': [
    { name: 'story', label: 'Priča', isFixed: true },
    { name: 'photo', label: 'Slika', isRepeated: true },
    { name: 'results', label: 'Šta se promenilo' },
    { name: 'benefits', label: 'Prednosti' },
    { name: 'advice', label: 'Savet' },
    { name: 'voices', label: 'Pišu nam kupci' },
    { name: 'order', label: 'Formular za porudžbinu', isFixed: true },
    { name: 'questions', label: 'Pitanja pre poručivanja' },
    BUTTON,
  ],
}

export const templateSection = (template: TemplateName, name: string): TemplateSection | undefined =>
  TEMPLATE_SECTIONS[template].find((section) => section.name === name)

/**
 * A seller's order as a page of this template can have it: unknown and surplus sections are left out, missing ones follow in the template's
 * order, and fixed ones are shown in it. null stays: the template's own order.
 */
export function settleSections(
  template: TemplateName,
  wanted: readonly ArrangedSection[] | null,
): ArrangedSection[] | null {
  if (wanted === null) return null
  const sections = TEMPLATE_SECTIONS[template]
  const counts = new Map<string, number>()
  const known = wanted.flatMap(({ name, hidden }) => {
    const section = templateSection(template, name)
    const count = (counts.get(name) ?? 0) + 1
    if (!section || count > (section.isRepeated ? MAX_REPEATS : 1)) return []
    counts.set(name, count)
    return [{ name, hidden: hidden && !section.isFixed }]
  })
  const missing = sections.filter(({ name, isAdded }) => !isAdded && !counts.has(name))
  const fixed = sections.filter(({ isFixed }) => isFixed)
  return [...known, ...missing.map(({ name }) => ({ name, hidden: false }))].map((each) =>
    templateSection(template, each.name)?.isFixed ? { ...each, name: fixed.shift()?.name ?? each.name } : each,
  )
}
