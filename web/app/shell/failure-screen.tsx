import { Problem } from '../ui/problem.tsx'

/** Shown when a screen throws an error. */
export function FailureScreen() {
  return (
    <main className="grid min-h-dvh place-content-center">
      <Problem title="Došlo je do greške na našoj strani" onRetry={() => window.location.reload()}>
        Ono što ste sačuvali je sačuvano. Učitajte stranicu ponovo.
      </Problem>
    </main>
  )
}
