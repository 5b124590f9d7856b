import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '../api/session-store.ts'
import { LoginScreen } from '../session/login-screen.tsx'
import { LoadingScreen } from '../shared/loading-screen.tsx'
import { Shell } from './shell.tsx'

/** Shows its screens to signed-in users and the login screen to others (docs/product/platform.md 2). Without a `bell` it draws no bars. */
export function SignedIn({ bell }: { bell?: ReactNode }) {
  const { user, isAuthenticated, isLoading } = useSession()
  if (isLoading) return <LoadingScreen />
  if (!isAuthenticated || !user) return <LoginScreen />
  if (bell === undefined) return <Outlet context={user} />
  return (
    <Shell user={user} bell={bell}>
      <Outlet context={user} />
    </Shell>
  )
}
