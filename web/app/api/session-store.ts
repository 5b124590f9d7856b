import { CurrentUser } from '@izlog/contracts/http/auth'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { forgetToken } from './token.ts'

interface Session {
  readonly user: CurrentUser | null
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  /** Sets the user from the server's answer; null means that nobody is signed in. */
  readonly setUser: (user: CurrentUser | null) => void
  /** Clears the user and the token. */
  readonly end: () => void
}

/** The session; it starts without a user and loading. The browser stores only the user (docs/product/platform.md 4). */
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

/** The stored user; null if an older version of the app stored another shape. */
const storedUserIn = (stored: unknown): CurrentUser | null =>
  typeof stored === 'object' && stored !== null && 'user' in stored
    ? (CurrentUser.safeParse(stored.user).data ?? null)
    : null
