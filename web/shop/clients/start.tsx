import type { ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { inNextTask, inTurns } from '../parts/hydration-turns.ts'

export interface Started<Props> {
  readonly props: Props
  /** Shows the page as these would have it. */
  readonly show: (props: Props) => void
  /** All of the page has come to life. */
  readonly alive: Promise<void>
}

/** Brings the page that the server wrote to life, from the props it was written from. In tasks of their own, so that a tap on a slow phone waits for neither script nor page as a whole. */
export function start<Props extends object>(Page: ComponentType<Props>): Started<Props> {
  const container = document.getElementById('page')
  const props: Props = JSON.parse(document.getElementById('page-props')?.textContent ?? '{}')
  const root = inNextTask(() => inTurns(() => container && hydrateRoot(container, <Page {...props} />)))
  return {
    props,
    show: (now) => whenThere(root, <Page {...now} />),
    alive: root.then(() => undefined),
  }
}

const whenThere = (root: Promise<Root | null>, page: Parameters<Root['render']>[0]) =>
  void root.then((there) => there?.render(page))
