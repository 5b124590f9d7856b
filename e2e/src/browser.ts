import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'

/** A person at a window of their own, who has never been here, or comes with a session. */
export type Visitor = {
  page: Page
  /** Everything the browser complained of: its console's errors, and requests that failed or were refused. */
  complaints: string[]
  leave(): Promise<void>
}

/** How long a person waits for something to appear: what a chain of events leads to may take a busy machine long. */
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

/** A request that the browser itself gave up, as on leaving a page, is no failure. */
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

/** The first of these that can be seen: screens keep one of two buttons for each width. */
export const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first()
