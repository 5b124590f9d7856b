import type { ReactNode } from 'react'
import { ShopWindow } from './illustrations.tsx'

interface EmptyProps {
  title: string
  children: ReactNode
  action?: ReactNode
  /** Without a picture, for a search without results. */
  plain?: boolean
}

/** An empty list: an explanation and one action. */
export function Empty({ title, children, action, plain = false }: EmptyProps) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      {!plain && (
        <div className="mb-5">
          <ShopWindow />
        </div>
      )}
      <h2 className="text-section font-bold">{title}</h2>
      <p className="mt-1 max-w-88 text-fg2">{children}</p>
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
