import { foldText } from './fold-text.ts'

/** The icons that a benefit or a statistic of a page can have, by their names in lucide, with the word that the editor shows for each. */
export const PAGE_ICONS = {
  check: 'Kvačica',
  'badge-check': 'Provereno',
  star: 'Zvezda',
  heart: 'Srce',
  'thumbs-up': 'Palac gore',
  sparkles: 'Sjaj',
  'shield-check': 'Štit',
  truck: 'Dostava',
  'hand-coins': 'Plaćanje',
  clock: 'Vreme',
  users: 'Kupci',
  'washing-machine': 'Pranje',
  'battery-charging': 'Baterija',
  lightbulb: 'Svetlo',
  speaker: 'Zvuk',
  wind: 'Vazduh',
  ruler: 'Mera',
  layers: 'Slojevi',
  feather: 'Lako',
  moon: 'Noć',
} as const
export type PageIcon = keyof typeof PAGE_ICONS

export const isPageIcon = (name: string): name is PageIcon => Object.hasOwn(PAGE_ICONS, name)

/** Icons by prefixes of folded words; the first match in the text wins. */
const BY_WORDS: readonly (readonly [RegExp, PageIcon])[] = [
  [/\b(garancij|povrac|vrac|probat|30 dana)/, 'shield-check'],
  [/\b(placa|pouzec|kuriru|cen[au])/, 'hand-coins'],
  [/\b(dostav|isporuk|postarin|stize)/, 'truck'],
  [/\b(pere|pranj|masin)/, 'washing-machine'],
  [/\b(bater|punj|puni|kabl|usb)/, 'battery-charging'],
  [/\b(svetl|svjetl|sija)/, 'lightbulb'],
  [/\b(zvuk|tih|cuje)/, 'speaker'],
  [/\b(vazduh|greje|grije|hlad|znoj|znoji)/, 'wind'],
  [/\b(visin|velicin|mere|mjere|podes)/, 'ruler'],
  [/\b(oblik|sloj|memor)/, 'layers'],
  [/\b(lak|lag|tez|torb|spakuj)/, 'feather'],
  [/\b(minut|brz|odmah|vremen|sekund)/, 'clock'],
  [/\b(noc|san|spav|jutr)/, 'moon'],
]
const OTHERS = ['sparkles', 'thumbs-up', 'heart', 'badge-check', 'star'] as const

/** The icon that fits a text: by its words, else by its place in the list. */
export const iconForText = (text: string, place: number): PageIcon => {
  const folded = foldText(text)
  return BY_WORDS.find(([words]) => words.test(folded))?.[1] ?? OTHERS[place % OTHERS.length] ?? 'sparkles'
}
