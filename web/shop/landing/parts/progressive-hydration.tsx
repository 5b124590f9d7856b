import { type ComponentType, Fragment, type ReactNode, Suspense, useState } from 'react'
import { type QueuedPart, queuePart } from '../../parts/hydration-queue.ts'

/** A part of a page that is visible at once and hydrated in a task of its own (hydration-queue.ts). */
export function ProgressiveHydration({ children }: { children: ReactNode }) {
  const [part] = useState(queuePart)
  if (typeof document === 'undefined') return <Marked>{children}</Marked>
  return (
    <Suspense fallback={null}>
      <Waiting part={part}>{children}</Waiting>
    </Suspense>
  )
}

function Waiting({ part, children }: { part: QueuedPart; children: ReactNode }) {
  if (!part.ready) throw part.wait
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
