import { CalendarClock, LogOut, type LucideIcon, ShieldCheck, UserX } from 'lucide-react'
import { Panel } from './panel.tsx'

const TIPS: readonly { Icon: LucideIcon; text: string }[] = [
  { Icon: ShieldCheck, text: 'Koristite jaku lozinku: najmanje 8 karaktera, sa brojevima i simbolima.' },
  { Icon: CalendarClock, text: 'Menjajte lozinku na svakih 3 do 6 meseci.' },
  { Icon: UserX, text: 'Ne delite podatke za prijavu ni sa kim.' },
  { Icon: LogOut, text: 'Odjavite se kad završite sa radom.' },
]

/** The security tips of docs/product/platform.md 2. */
export function SecurityTips() {
  return (
    <Panel title="Saveti za bezbednost" about="Četiri navike koje čuvaju Vaš nalog.">
      <ul className="divide-y divide-line">
        {TIPS.map(({ Icon, text }) => (
          <li key={text} className="flex min-h-12 items-center gap-3 px-4 py-2.5 md:px-5">
            <Icon className="size-4.5 shrink-0 text-brand" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
