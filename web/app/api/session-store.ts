import { CurrentUser } from '@izlog/contracts/http/auth'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { forgetToken } from './token.ts'

interface Session {
  readonly user: CurrentUser | null
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  /** The signed-in user as the server answered; null if nobody is signed in. */
  readonly setUser: (user: CurrentUser | null) => void
  /** Forgets the user and the token. */
  readonly end: () => void
}

/** docs/product/platform.md 4: begins as nobody, loading; only the user is kept in the browser. */
export const useSession = create<Session>()(
  persist(
    (set) => ({
      user: null,
      isAuthenticated: false,
      isLoading: true,
      setUser: (user) => set({ user, isAuthenticated: user !== null, isLoading: false }),
      end: () => {
        forgetToken()
        set({ user: null, isAuthenticated: false, isLoading: false })
      },
    }),
    {
      name: 'auth-storage',
      partialize: ({ user }) => ({ user }),
      merge: (stored, session) => ({ ...session, user: storedUserIn(stored) }),
    },
  ),
)

/** What an older version of the app left there may have another shape; it then counts as nobody. */
const storedUserIn = (stored: unknown): CurrentUser | null =>
  typeof stored === 'object' && stored !== null && 'user' in stored
    ? (CurrentUser.safeParse(stored.user).data ?? null)
    : null
