import { cx } from './cx.ts'

/** The logo's mark: a shop window below an awning, with an amber product. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-t600" />
      <path d="M7 8h18v5.2a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" className="fill-white" />
      <path d="M8 18v7.4h16V18" fill="none" strokeWidth="2" className="stroke-white" />
      <circle cx="16" cy="20.8" r="2.7" className="fill-a400" />
    </svg>
  )
}

/** The mark with the name beside it. */
export function Logo({ small = false }: { small?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className={small ? 'size-6.5' : 'size-8'} />
      <span className={cx('font-bold tracking-tight', small ? 'text-[1.125rem]' : 'text-count')}>Izlog</span>
    </span>
  )
}
