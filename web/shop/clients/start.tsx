import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hydrateProgressively, inNextTask } from '../parts/hydration-queue.ts'

export interface Started<Props> {
  readonly props: Props
  /** Renders the page with these props; resolves when it is done. */
  readonly show: (props: Props) => Promise<void>
  /** Resolves when all of the page is hydrated. */
  readonly hydrated: Promise<void>
}

/** Hydrates the page with the props that the server rendered it from. In tasks of their own, so that a tap on a slow phone waits for neither the script nor the whole page. */
export function start<Props extends object>(Page: ComponentType<Props>): Started<Props> {
  const container = document.getElementById('page')
  const props: Props = JSON.parse(document.getElementById('page-props')?.textContent ?? '{}')
  const root = inNextTask(() => hydrateProgressively(() => container && hydrateRoot(container, <Page {...props} />)))
  return {
    props,
    show: async (now) => (await root)?.render(<Page {...now} />),
    hydrated: root.then(() => undefined),
  }
}
