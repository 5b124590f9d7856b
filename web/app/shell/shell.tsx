import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { ReactNode } from 'react'
import { usePendingOrders } from '../shared/use-pending-orders.ts'
import { BottomBar } from './bottom-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveOrders } from './use-live-orders.ts'
import { usePush } from './use-push.ts'

/** The frame of every screen for signed-in users: the top bar, and on phones the bottom bar. */
export function Shell({ user, bell, children }: { user: CurrentUser; bell: ReactNode; children: ReactNode }) {
  const pendingOrders = usePendingOrders(user)
  useLiveOrders(user.role)
  usePush(user.id)
  return (
    <div className="group/shell min-h-dvh max-md:pb-[calc(var(--spacing-tabbar)+env(safe-area-inset-bottom))]">
      <a
        href="#sadrzaj"
        className="sr-only z-50 rounded-control bg-surface px-3 py-2 font-semibold shadow-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Pređi na sadržaj
      </a>
      <TopBar user={user} pendingOrders={pendingOrders} bell={bell} />
      <main
        id="sadrzaj"
        tabIndex={-1}
        className="mx-auto w-full max-w-[80rem] px-4 pt-5 pb-8 outline-none md:px-8 md:pt-7 lg:px-12"
      >
        {children}
      </main>
      <BottomBar role={user.role} pendingOrders={pendingOrders} />
    </div>
  )
}
