import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'

/** A person with their own browser window, signed in if a session is given. */
export type Visitor = {
  page: Page
  /** Everything that the browser reported: errors on the console, and requests that failed or were refused. */
  complaints: string[]
  leave(): Promise<void>
}

/** How long to wait for something to appear; a chain of events can take long on a busy machine. */
export const PATIENCE_MS = 90_000

export async function visitor(
  browser: Browser,
  url: string,
  width: number,
  session?: BrowserContextOptions['storageState'],
  more: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 800 ? 844 : 900 },
    hasTouch: width < 800,
    locale: 'sr-RS',
    reducedMotion: 'reduce',
    ...(session ? { storageState: session } : {}),
    ...more,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  context.on('page', (other) => watch(other, complaints))
  watch(page, complaints)
  return { page, complaints, leave: () => context.close() }
}

/** Records complaints. A request that the browser itself aborted, for example on leaving a page, is not a failure. */
function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.method()} ${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
  })
}

/** The first visible one of these elements, because screens contain one variant of a button for each width. */
export const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first()
