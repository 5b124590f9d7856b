import type { z } from 'zod'

type Request = { method?: string; token?: string; headers?: Record<string, string>; body?: unknown }

/** An answer of the system with an error status. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, path: string, body: string) {
    super(`${path} answered ${status}: ${body.slice(0, 500)}`)
    this.status = status
  }
}

/** Calls the system through its gateway, as a browser would; answers are parsed by their contract. */
export const apiOf =
  (url: string) =>
  async <T extends z.ZodType>(
    path: string,
    answer: T,
    { method, token, headers, body }: Request = {},
  ): Promise<z.infer<T>> => {
    const isForm = body instanceof FormData
    const response = await fetch(new URL(path, url), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    })
    const text = await response.text()
    if (!response.ok) throw new Refused(response.status, path, text)
    return answer.parse(JSON.parse(text))
  }

export type Api = ReturnType<typeof apiOf>
