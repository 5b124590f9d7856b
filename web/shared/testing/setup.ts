import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// A machine that is busy with other tests is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

/** What jsdom lacks of a browser and our components lean on. A file that runs without a DOM needs none of it. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
  }
  window.ResizeObserver = Observer
  window.IntersectionObserver = Observer
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.scrollIntoView = () => undefined
}

/** A stream on which nothing is said. */
class SilentEvents extends EventTarget {
  close() {}
}
beforeEach(() => {
  vi.stubGlobal('EventSource', SilentEvents)
})

afterEach(() => {
  if (typeof window === 'undefined') return
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Work that is pending when a test file ends, such as the step to the thank-you page, would run after its window is gone. */
const coming = new Set<ReturnType<typeof setTimeout>>()
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(start, self, given) {
    const timer = Reflect.apply(start, self, given)
    coming.add(timer)
    return timer
  },
})
afterAll(() => {
  for (const timer of coming) clearTimeout(timer)
})
