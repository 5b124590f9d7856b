import './preview.css'
import { createRoot } from 'react-dom/client'
import { blockExits } from './block-exits.ts'
import { isShowPageMessage, type PreviewMessage, type ShowPageMessage } from './messages.ts'
import { PreviewPage } from './preview-page.tsx'

/**
 * The editor's preview: a frame that renders the page which the editor, on the same origin, posts to it. Opened alone it stays empty.
 */
const { parent } = window
const post = (message: PreviewMessage) => parent.postMessage(message, location.origin)
const element = document.getElementById('page')

if (element && parent !== window) {
  const root = createRoot(element)
  const show = (page: ShowPageMessage) =>
    root.render(<PreviewPage {...page} onPick={(name) => post({ type: 'izlog-preview-picked', name })} />)
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === parent && isShowPageMessage(data)) show(data)
  })
  blockExits(() => post({ type: 'izlog-preview-ordered' }))
  post({ type: 'izlog-preview-ready' })
}
