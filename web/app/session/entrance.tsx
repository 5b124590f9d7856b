import { Navigate } from 'react-router-dom'
import { useSession } from '../api/session-store.ts'
import { LoadingScreen } from '../shared/loading-screen.tsx'
import { HOME_OF_ROLE } from './home.ts'
import { LoginScreen } from './login-screen.tsx'

/** The screen at `/`: redirects a signed-in user to the role's first screen, and shows the login screen to others. */
export function Entrance() {
  const { user, isAuthenticated, isLoading } = useSession()
  if (isLoading) return <LoadingScreen />
  if (!isAuthenticated || !user) return <LoginScreen />
  return <Navigate to={HOME_OF_ROLE[user.role]} replace />
}
