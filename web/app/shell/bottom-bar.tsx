import type { Role } from '@izlog/contracts/domain/users'
import { Link, useLocation } from 'react-router-dom'
import { destinationsOf, leadsTo } from './navigation.ts'

/** The navigation bar at the bottom of a phone. A screen with a bar of its own (`data-own-bar`) hides it. */
export function BottomBar({ role, pendingOrders }: { role: Role; pendingOrders: number }) {
  const { pathname } = useLocation()
  const destinations = destinationsOf(role).filter(({ adminOnly }) => !adminOnly)
  return (
    <nav
      aria-label="Donji meni"
      className="no-print fixed inset-x-0 bottom-0 z-20 flex group-has-data-own-bar/shell:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {destinations.map((destination) => {
        const { path, label, Icon, main, counts } = destination
        return (
          <Link
            key={path}
            to={path}
            aria-current={leadsTo(destination, pathname) ? 'page' : undefined}
            aria-label={main ? label : undefined}
            className="relative flex h-tabbar flex-1 flex-col items-center justify-center gap-1 text-tiny font-medium text-fg2 aria-[current=page]:font-bold aria-[current=page]:text-link"
          >
            {main ? (
              <span className="grid h-8.5 w-11 place-items-center rounded-control bg-a400 text-on-amber shadow-1">
                <Icon className="size-5" aria-hidden="true" />
              </span>
            ) : (
              <>
                <span className="relative">
                  <Icon className="size-5" aria-hidden="true" />
                  {counts && pendingOrders > 0 && (
                    <span className="absolute -top-0.5 -right-1 size-2 rounded-full bg-a500 outline-2 outline-surface" />
                  )}
                </span>
                {label}
              </>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
