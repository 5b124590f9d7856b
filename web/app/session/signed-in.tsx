import { Outlet } from 'react-router-dom'
import { LoginScreen } from '../features/session/login-screen.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { Shell } from '../shell/shell.tsx'
import { useSession } from './session-store.ts'

/** Screens for signed-in people: the others see the login screen in their place (docs/product/platform.md 2). `bare`: no bars around them. */
export function SignedIn({ bare = false }: { bare?: boolean }) {
  const { user, isAuthenticated, isLoading } = useSession()
  if (isLoading) return <LoadingScreen />
  if (!isAuthenticated || !user) return <LoginScreen />
  if (bare) return <Outlet context={user} />
  return (
    <Shell user={user}>
      <Outlet context={user} />
    </Shell>
  )
}
