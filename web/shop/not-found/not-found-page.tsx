import { HomeLinks } from '../parts/home-links.tsx'

/** docs/product/builder.md 2.3: there is no page at this address, or its seller deactivated it; `sellerId`: that seller, if they show other products. */
export const NotFoundPage = ({ sellerId }: { sellerId: number | null }) => (
  <main className="message">
    <svg
      viewBox="0 0 96 60"
      width="128"
      height="80"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 32h14m64 0h14" strokeDasharray="5 4" className="line-soft" />
      <rect x="24" y="2" width="50" height="54" rx="6" className="line-strong" />
      <path d="M33 16h24M33 26h30M33 36h18" className="line-soft" />
      <circle cx="70" cy="46" r="11" className="line-strong" />
      <path d="M66 42l8 8m0-8-8 8" className="line-strong" />
    </svg>
    <h1>404 - Stranica nije pronađena</h1>
    <p>Website sa ovim URL-om ne postoji ili trenutno nije dostupan. Proverite adresu, pa pokušajte ponovo.</p>
    <HomeLinks sellerId={sellerId} />
  </main>
)
