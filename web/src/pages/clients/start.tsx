import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Brings the page that the server wrote to life, from the props it was written from; gives them back. */
export function start<Props extends object>(Page: ComponentType<Props>): Props {
  const root = document.getElementById('page')
  const props: Props = JSON.parse(document.getElementById('page-props')?.textContent ?? '{}')
  if (root) hydrateRoot(root, <Page {...props} />)
  return props
}
