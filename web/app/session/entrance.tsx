import { Navigate } from 'react-router-dom'
import { useSession } from '../api/session-store.ts'
import { LoadingScreen } from '../shared/loading-screen.tsx'
import { HOME_OF_ROLE } from './home.ts'
import { LoginScreen } from './login-screen.tsx'

/** The door at `/`: on to one's own first screen, or sign in. */
export function Entrance() {
  const { user, isAuthenticated, isLoading } = useSession()
  if (isLoading) return <LoadingScreen />
  if (!isAuthenticated || !user) return <LoginScreen />
  return <Navigate to={HOME_OF_ROLE[user.role]} replace />
}
