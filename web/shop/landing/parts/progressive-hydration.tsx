import { type ComponentType, Fragment, type ReactNode, Suspense, useState } from 'react'
import { type Turn, takeTurn } from '../../parts/hydration-turns.ts'

/** A part of a page that is visible at once and hydrated in a task of its own (hydration-turns.ts). */
export function ProgressiveHydration({ children }: { children: ReactNode }) {
  const [turn] = useState(takeTurn)
  if (typeof document === 'undefined') return <Marked>{children}</Marked>
  return (
    <Suspense fallback={null}>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  )
}

function Waiting({ turn, children }: { turn: Turn; children: ReactNode }) {
  if (!turn.come) throw turn.wait
  return children
}

const Comment = Fragment as ComponentType<{ UNSTABLE_comment: string }>

/** Marks for Preact which of the server's nodes belong to the part that is not hydrated yet; there may be none. */
const Marked = ({ children }: { children: ReactNode }) => (
  <>
    <Comment UNSTABLE_comment="$s" />
    {children}
    <Comment UNSTABLE_comment="/$s" />
  </>
)
