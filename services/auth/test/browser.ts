import type { Answer } from '@izlog/kit/testing/client'
import { parseSetCookie } from 'cookie'

type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

/** A browser with its cookies at one of the service's pages. It says so as browsers do. */
export function browser(port: number, cookies = new Map<string, string>()) {
  const origin = `http://127.0.0.1:${port}`
  const call: Call = async (method, path, body, headers = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'user-agent':
          'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const { name, value, expires } = parseSetCookie(line)
      if (value && !(expires && expires.getTime() < Date.now())) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
  return {
    call,
    cookies,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
  }
}
