import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

export interface Started<Props> {
  readonly props: Props
  /** Shows the page as these would have it. */
  readonly show: (props: Props) => void
}

/** Brings the page that the server wrote to life, from the props it was written from. */
export function start<Props extends object>(Page: ComponentType<Props>): Started<Props> {
  const container = document.getElementById('page')
  const props: Props = JSON.parse(document.getElementById('page-props')?.textContent ?? '{}')
  const root = container && hydrateRoot(container, <Page {...props} />)
  return { props, show: (now) => root?.render(<Page {...now} />) }
}
