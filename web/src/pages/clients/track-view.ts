import type { LandingProps } from '../landing-props.ts'

/** Says that the page was opened (builder spec 7); who opened it is not said, and nobody waits for the answer. */
export function trackView({ website: { productId, title } }: LandingProps): void {
  fetch('/api/track/view', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, title }),
  }).catch(() => undefined)
}
