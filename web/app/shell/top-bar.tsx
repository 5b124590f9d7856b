import { ROLE_LABELS } from '@izlog/contracts/domain/users'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import { LogOut, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { cx } from '../ui/cx.ts'
import { Logo, LogoMark } from '../ui/logo.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { destinationsOf, leadsTo } from './navigation.ts'
import { useSignOut } from './use-sign-out.ts'

const LINK =
  'flex h-9 items-center gap-2 whitespace-nowrap rounded-control px-2.5 font-medium transition-colors duration-120 hover:text-white aria-[current=page]:bg-bar-chosen aria-[current=page]:font-semibold aria-[current=page]:text-white'

interface TopBarProps {
  user: CurrentUser
  pendingOrders: number
  /** The notifications bell, beside the name. */
  bell: ReactNode
}

/** The top bar: the navigation, the signed-in user and the sign-out (docs/product/platform.md 2). */
export function TopBar({ user, pendingOrders, bell }: TopBarProps) {
  const signOut = useSignOut()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const destinations = destinationsOf(user.role)
  const here = destinations.find((destination) => leadsTo(destination, pathname))
  return (
    <header className="no-print sticky top-0 z-20 bg-bar text-on-bar">
      <div className="flex h-bar items-center gap-1 px-4 md:px-6">
        <Link to="/create" aria-label="Izlog, početna" className="mr-4 text-white max-md:hidden">
          <Logo small />
        </Link>
        <span className="flex flex-1 items-center gap-2.5 text-section font-bold text-white md:hidden">
          <LogoMark className="size-6" />
          {here?.label ?? 'Izlog'}
        </span>
        <nav aria-label="Glavni meni" className="flex flex-1 gap-1 max-md:hidden">
          {destinations
            .filter(({ personal }) => !personal)
            .map(({ path, label, Icon, counts }) => (
              <Link key={path} to={path} aria-current={here?.path === path ? 'page' : undefined} className={LINK}>
                <Icon className="size-4.5 max-lg:hidden" aria-hidden="true" />
                {label} {counts && pendingOrders > 0 && <PendingCount count={pendingOrders} />}
              </Link>
            ))}
        </nav>
        {bell}
        <div className="ml-1 border-r border-bar-line py-1 pr-3 text-right leading-tight max-lg:hidden">
          <p className="text-small font-semibold text-white">{nameOf(user)}</p>
          <p className="text-tiny text-on-bar2">{roleLine(user)}</p>
        </div>
        {destinations
          .filter(({ personal }) => personal)
          .map(({ path, label, Icon }) => (
            <Link
              key={path}
              to={path}
              aria-current={here?.path === path ? 'page' : undefined}
              className={cx(LINK, 'ml-1 max-md:hidden')}
            >
              <Icon className="size-4.5" aria-hidden="true" />
              <span className="max-xl:sr-only">{label}</span>
            </Link>
          ))}
        <button
          type="button"
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
          className={cx(LINK, 'max-lg:hidden')}
        >
          <LogOut className="size-4.5" aria-hidden="true" />
          <span className="max-xl:sr-only">Odjavi se</span>
        </button>
        <Menu
          trigger={
            <button
              type="button"
              aria-label="Meni"
              className="-mr-2.5 grid size-11 place-items-center rounded-control text-white lg:hidden"
            >
              <MenuIcon className="size-5" aria-hidden="true" />
            </button>
          }
        >
          <div className="mb-1 border-b border-line px-2.5 pt-1.5 pb-2.5">
            <p className="font-semibold">{nameOf(user)}</p>
            <p className="text-small text-fg2">{roleLine(user)}</p>
          </div>
          {destinations
            .filter(({ adminOnly }) => adminOnly)
            .map(({ path, label, Icon }) => (
              <MenuItem key={path} onSelect={() => navigate(path)}>
                <Icon aria-hidden="true" />
                {label}
              </MenuItem>
            ))}
          <MenuItem onSelect={() => signOut.mutate()}>
            <LogOut aria-hidden="true" />
            Odjavi se
          </MenuItem>
        </Menu>
      </div>
    </header>
  )
}

function PendingCount({ count }: { count: number }) {
  return (
    <span className="tabular rounded-tag bg-a400 px-1.5 text-tiny font-bold text-on-amber">
      {count}
      <span className="sr-only"> na čekanju</span>
    </span>
  )
}

const nameOf = (user: CurrentUser): string => `${user.firstName} ${user.lastName}`

const roleLine = (user: CurrentUser): string =>
  [ROLE_LABELS[user.role].topBar, user.companyName].filter(Boolean).join(' · ')
