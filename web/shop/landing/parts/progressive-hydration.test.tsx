import { hydrate } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrateProgressively } from '../../parts/hydration-queue.ts'
import { ProgressiveHydration } from './progressive-hydration.tsx'

// Preact, as in shoppers' browsers (build-options.ts).
vi.mock('react', () => import('preact/compat'))
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'))

const tapped: string[] = []
const Button = ({ name }: { name: string }) => (
  <button type="button" onClick={() => tapped.push(name)}>
    {name}
  </button>
)
const Nothing = () => null
const PARTS = ['hero', 'reasons', 'price'] as const
const Page = () => (
  <main>
    <Button name="hero" />
    <ProgressiveHydration>
      <Nothing />
    </ProgressiveHydration>
    <ProgressiveHydration>
      <Button name="reasons" />
    </ProgressiveHydration>
    <ProgressiveHydration>
      <Button name="price" />
    </ProgressiveHydration>
  </main>
)

function serverPage(): HTMLElement {
  vi.stubGlobal('document', undefined)
  const html = renderToString(<Page />)
  vi.unstubAllGlobals()
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  return container
}

/** The parts that answer a tap. */
function alive(): string[] {
  tapped.length = 0
  for (const button of document.querySelectorAll('button')) button.click()
  return [...tapped]
}

/** The scheduled tasks; the test runs them. */
let tasks: (() => void)[]
async function runTask(): Promise<void> {
  tasks.shift()?.()
  await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  tasks = []
})
afterEach(() => {
  document.body.replaceChildren()
})

describe('a page that comes to life in turns', () => {
  it('gives each part a task of its own, in the order of the page', async () => {
    const container = serverPage()
    hydrateProgressively(() => hydrate(<Page />, container))
    await runTask()
    const seen = [alive()]
    while (tasks.length > 0) {
      await runTask()
      seen.push(alive())
    }
    // The first part that waits renders nothing.
    expect(seen).toEqual([['hero'], ['hero'], ['hero', 'reasons'], PARTS, PARTS])
  })

  it('keeps every node that the server wrote', async () => {
    const container = serverPage()
    const written = [...container.querySelectorAll('*')]
    const hydrated = hydrateProgressively(() => hydrate(<Page />, container))
    await runTask()
    while (tasks.length > 0) await runTask()
    await hydrated
    expect([...container.querySelectorAll('*')]).toEqual(written)
    expect(container.textContent).toBe(PARTS.join(''))
  })

  it('lets nobody wait who comes later', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    hydrate(<Page />, container)
    expect(alive()).toEqual([...PARTS])
  })
})
