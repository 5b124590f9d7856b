/**
 * Nothing leads out of the preview and nothing is sent from it: links, forms, calls and beacons end here. Its policy at the
 * gateway (connect-src 'none', form-action 'none') says the same to the browser.
 */
export function closeWaysOut(onOrder: () => void): void {
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
