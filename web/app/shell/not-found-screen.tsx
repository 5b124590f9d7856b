import { Link } from 'react-router-dom'
import { useTitle } from '../shared/use-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { ShopWindow } from '../ui/illustrations.tsx'

/** The screen for unknown addresses (docs/product/platform.md 2). */
export function NotFoundScreen() {
  useTitle('Page Not Found')
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center px-6 text-center">
      <ShopWindow />
      <h1 className="mt-6 text-title font-bold">404 - Stranica nije pronađena</h1>
      <p className="mt-1 mb-5 max-w-88 text-fg2">Na ovoj adresi nema ničega. Proverite da li je dobro prepisana.</p>
      <Link to="/" className={buttonClass('action')}>
        Nazad na početnu
      </Link>
    </main>
  )
}
