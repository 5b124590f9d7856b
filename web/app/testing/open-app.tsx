import type { CurrentUser } from '@izlog/contracts/http/auth'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../api/query-client.ts'
import { useSession } from '../api/session-store.ts'
import { createRoutes } from '../routes.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'

/** Opens the app at an address, signed in as this user, or signed out for null. */
export function openApp(path: string, user: CurrentUser | null) {
  useSession.getState().setUser(user)
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] })
  const view = render(
    <QueryClientProvider client={createQueryClient(() => useSession.getState().end())}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return { ...view, router, person: userEvent.setup({ pointerEventsCheck: 0 }) }
}
