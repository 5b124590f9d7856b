import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/client.ts'

/** The document of a landing page for a frame in which no script may run. */
export const pageHtml = (customUrl: string) =>
  queryOptions({
    queryKey: [`/${customUrl}`] as const,
    queryFn: async ({ queryKey: [path], signal }) => {
      const response = await fetch(path, { signal })
      const html = await response.text()
      if (!response.ok) throw new ApiError(response.status, response.statusText, html)
      return withoutScripts(html)
    },
  })

/** A sandbox stops scripts too, but the browser would load them first and report each of them as an error. */
export function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('script, link[rel="modulepreload"]')) element.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}
