import { LogoMark } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Shown until the app has fetched the signed-in user. */
export function LoadingScreen() {
  return (
    <main role="status" data-loading="" className="grid min-h-dvh place-content-center justify-items-center gap-4">
      <LogoMark className="size-12" />
      <p className="flex items-center gap-2 text-fg2">
        <Spinner className="text-brand" />
        Učitavanje...
      </p>
    </main>
  )
}
