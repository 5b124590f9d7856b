import { BadgeCheck, type LucideIcon, Sparkles, Zap } from 'lucide-react'
import { cx } from '../ui/cx.ts'

const HIGHLIGHTS: readonly { Icon: LucideIcon; name: string; text: string }[] = [
  { Icon: Sparkles, name: 'AI generisanje.', text: 'Tekst, slike i boje iz jednog linka.' },
  { Icon: Zap, name: 'Optimizovano.', text: 'Stranica se otvori pre nego što kupac trepne.' },
  { Icon: BadgeCheck, name: 'Profesionalno.', text: 'Porudžbina stiže u Telegram, tabelu i kod kurira.' },
]

/** The three highlights of docs/product/platform.md 1; light text on the dark half of a desktop, dark text on a phone. */
export function Highlights({ className }: { className: string }) {
  return (
    <ul className={cx('space-y-2.5 lg:space-y-3.5', className)}>
      {HIGHLIGHTS.map(({ Icon, name, text }) => (
        <li key={name} className="flex gap-3 text-fg2 lg:gap-3.5 lg:text-on-bar">
          <Icon className="mt-px size-5 shrink-0 text-brand lg:text-a400" aria-hidden="true" />
          <span>
            <strong className="font-semibold text-fg lg:text-white">{name}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
