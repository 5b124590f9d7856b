import { foldText } from '@izlog/contracts/domain/fold-text'
import {
  BadgeCheck,
  BatteryCharging,
  Clock,
  Feather,
  HandCoins,
  Heart,
  Layers,
  Lightbulb,
  type LucideIcon,
  Moon,
  Ruler,
  ShieldCheck,
  Sparkles,
  Star,
  ThumbsUp,
  Truck,
  Volume2,
  WashingMachine,
  Wind,
} from 'lucide-react'

/** Icons by prefixes of folded words; the first match in the text wins. */
const SIGNS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\b(garancij|povrac|vrac|probat|30 dana)/, ShieldCheck],
  [/\b(placa|pouzec|kuriru|cen[au])/, HandCoins],
  [/\b(dostav|isporuk|postarin|stize)/, Truck],
  [/\b(pere|pranj|masin)/, WashingMachine],
  [/\b(bater|punj|puni|kabl|usb)/, BatteryCharging],
  [/\b(svetl|svjetl|sija)/, Lightbulb],
  [/\b(zvuk|tih|cuje)/, Volume2],
  [/\b(vazduh|greje|grije|hlad|znoj|znoji)/, Wind],
  [/\b(visin|velicin|mere|mjere|podes)/, Ruler],
  [/\b(oblik|sloj|memor)/, Layers],
  [/\b(lak|lag|tez|torb|spakuj)/, Feather],
  [/\b(minut|brz|odmah|vremen|sekund)/, Clock],
  [/\b(noc|san|spav|jutr)/, Moon],
]
const OTHERS: readonly LucideIcon[] = [Sparkles, ThumbsUp, Heart, BadgeCheck, Star]

/** The icon of a benefit: by its words, else by its place in the list. */
export function BenefitIcon({ text, place }: { text: string; place: number }) {
  const folded = foldText(text)
  const Sign = SIGNS.find(([words]) => words.test(folded))?.[1] ?? OTHERS[place % OTHERS.length] ?? Sparkles
  return <Sign size={22} aria-hidden="true" />
}
