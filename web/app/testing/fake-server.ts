import { vi } from 'vitest'

/** A request of the app. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly headers: Headers
  readonly credentials: RequestCredentials | undefined
}

export const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

export const refusal = (status: number, message: string, more: object = {}): Response =>
  answer({ code: 'refused', message, error: message, ...more }, status)

type Routes = Readonly<Record<string, (call: Call) => Response | Promise<Response>>>

/** JSON, or the fields of a form. */
function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/** Answers the app's fetches by 'METHOD /path'; returns the list of calls, which grows during the test. */
export function serve(routes: Routes): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: bodyOf(init.body),
      headers: new Headers(init.headers),
      credentials: init.credentials,
    }
    calls.push(call)
    const route = routes[`${call.method} ${call.path}`]
    return route ? route(call) : refusal(404, 'Nepoznata adresa')
  })
  return calls
}
