import { Navigate } from 'react-router-dom'
import { LoginScreen } from '../features/session/login-screen.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { HOME_OF_ROLE } from './home.ts'
import { useSession } from './session-store.ts'

/** The door at `/`: on to one's own first screen, or sign in. */
export function Entrance() {
  const { user, isAuthenticated, isLoading } = useSession()
  if (isLoading) return <LoadingScreen />
  if (!isAuthenticated || !user) return <LoginScreen />
  return <Navigate to={HOME_OF_ROLE[user.role]} replace />
}
