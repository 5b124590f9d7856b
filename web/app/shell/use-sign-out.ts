import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../session/session-calls.ts'

/** Signs out and goes to `/` (docs/product/platform.md 2). */
export function useSignOut() {
  const navigate = useNavigate()
  return useMutation({ mutationFn: signOut, onSettled: () => navigate('/') })
}
