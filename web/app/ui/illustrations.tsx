/** An empty shop window with one parcel. */
export function ShopWindow() {
  return (
    <svg
      viewBox="0 0 102 64"
      width="102"
      height="64"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 62h98" className="stroke-n400" strokeLinecap="round" />
      <path d="M18 15 22 2h58l4 13" className="fill-surface stroke-link" />
      <path
        d="M9 15h84v9a10.5 9 0 0 1-21 0 10.5 9 0 0 1-21 0 10.5 9 0 0 1-21 0 10.5 9 0 0 1-21 0z"
        className="fill-tint2 stroke-link"
      />
      <path d="M16 34v28m70-28v28" className="stroke-link" />
      <path d="M39 50h24v12H39zm0 0 5-5h14l5 5M51 45v9" className="fill-a100 stroke-a700" />
    </svg>
  )
}

/** A torn page, for errors. */
export function TornPage() {
  return (
    <svg
      viewBox="0 0 96 60"
      width="96"
      height="60"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 32h14m64 0h14" strokeDasharray="5 4" className="stroke-n400" />
      <rect x="24" y="2" width="50" height="54" rx="6" className="fill-cancelled-bg stroke-error" />
      <path d="M33 16h24M33 26h30M33 36h18" className="stroke-cancelled-line" />
      <circle cx="70" cy="46" r="11" className="fill-surface stroke-error" />
      <path d="M70 40v7m0 4v.5" className="stroke-error" strokeWidth="2.4" />
    </svg>
  )
}
