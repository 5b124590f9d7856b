import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from './api/query-client.ts'
import { useSession } from './api/session-store.ts'
import { createRoutes } from './routes.tsx'
import { resumeSession } from './session/session-calls.ts'
import { toast } from './ui/toast-store.ts'
import { Toaster } from './ui/toaster.tsx'
import { TooltipProvider } from './ui/tooltip.tsx'

export function App() {
  const [queryClient] = useState(() => createQueryClient(sessionEnded))
  const [router] = useState(() => createBrowserRouter(createRoutes()))
  useEffect(() => {
    void resumeSession()
    // The next user of this browser must not see the previous user's cached data.
    return useSession.subscribe((now, before) => {
      if (now.user?.id !== before.user?.id) queryClient.clear()
    })
  }, [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}

function sessionEnded(): void {
  if (!useSession.getState().isAuthenticated) return
  useSession.getState().end()
  toast({ tone: 'bad', title: 'Vaša sesija je istekla', description: 'Prijavite se ponovo.' })
}
