/**
 * Disables everything that would leave the preview: links, forms, requests and beacons. Its CSP at the
 * gateway forbids the same (connect-src 'none', form-action 'none').
 */
export function blockExits(onOrder: () => void): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener(
    'submit',
    (event) => {
      stop(event)
      onOrder()
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
    },
    true,
  )
  addEventListener('auxclick', stop, true)
  addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey) event.stopImmediatePropagation()
    },
    true,
  )
  window.open = () => null
  window.fetch = () => new Promise(() => undefined)
  navigator.sendBeacon = () => true
}
