import type { Market } from '@izlog/contracts/domain/markets'

/** A simplified flag of a market. */
export function Flag({ market }: { market: Market }) {
  return (
    <svg
      viewBox="0 0 46 34"
      aria-hidden="true"
      className="h-8.5 w-11.5 shrink-0 rounded-tag outline outline-line -outline-offset-1"
    >
      {FLAGS[market]}
    </svg>
  )
}

const FLAGS = {
  Serbia: (
    <>
      <rect width="46" height="34" fill="#fff" />
      <rect width="46" height="11.4" fill="#C6363C" />
      <rect y="11.4" width="46" height="11.3" fill="#0C4076" />
    </>
  ),
  Bosnia: (
    <>
      <rect width="46" height="34" fill="#002F6C" />
      <path d="M13 0h25v34z" fill="#FECB00" />
    </>
  ),
  Montenegro: (
    <>
      <rect width="46" height="34" fill="#D4AF37" />
      <rect x="2.5" y="2.5" width="41" height="29" fill="#C40308" />
      <circle cx="23" cy="17" r="5.5" fill="none" stroke="#D4AF37" strokeWidth="2.2" />
    </>
  ),
} satisfies Record<Market, unknown>
