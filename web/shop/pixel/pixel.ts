import type { Seller } from '../render-types.ts'

export interface PixelParameters {
  readonly value: number
  readonly currency: string
  readonly content_type: 'product'
  readonly content_ids: readonly string[]
  readonly content_name: string
}

export interface Pixel {
  /** Queues an event; PageView and later events are sent once Meta's script has loaded. */
  readonly track: (event: string, parameters: PixelParameters, eventId?: string) => void
}

type Call = readonly unknown[]
interface Fbq {
  (...call: Call): void
  callMethod?: (...call: Call) => void
  queue: Call[]
  push: (...call: Call) => void
  loaded: boolean
  version: string
}
declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

const SILENT: Pixel = { track: () => undefined }

/**
 * Starts the seller's ad pixel (docs/product/builder.md 7): once a page, PageView first, the script only after the page has loaded.
 * The caller must have the shopper's consent where it is required. `onSettled` is called when the script has loaded or failed.
 */
export function startPixel(seller: Seller | null, scriptUrl: string | null, onSettled?: () => void): Pixel {
  if (!seller?.pixelId || !scriptUrl) return SILENT
  const fbq = window.fbq ?? installQueue()
  fbq('set', 'autoConfig', false, seller.pixelId)
  fbq('init', seller.pixelId)
  fbq('track', 'PageView')
  afterLoad(() => loadScript(scriptUrl, onSettled))
  return { track: (event, parameters, eventId) => fbq('track', event, parameters, eventId ? { eventID: eventId } : {}) }
}

/** The queue that Meta's script expects to find. */
function installQueue(): Fbq {
  const queue: Call[] = []
  const call: Pick<Fbq, 'callMethod'> & ((...call: Call) => void) = (...args) => {
    if (fbq.callMethod) fbq.callMethod(...args)
    else queue.push(args)
  }
  const fbq: Fbq = Object.assign(call, { queue, push: call, loaded: true, version: '2.0' })
  window.fbq = fbq
  window._fbq = fbq
  return fbq
}

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', () => setTimeout(work), { once: true })
}

function loadScript(src: string, onSettled?: () => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  script.onload = script.onerror = () => onSettled?.()
  document.head.append(script)
}
