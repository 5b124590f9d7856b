import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import { isPreviewMessage, PREVIEW_PATH, type ShowPageMessage } from '../../../../shop/preview/messages.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useEditor } from '../editor-context.ts'
import { useEditorFocus } from '../editor-focus.ts'
import { useSettledValues } from '../fields/use-settled-values.ts'
import { pageDraft } from '../model/page-draft.ts'
import { previewFieldsOf } from './preview-fields.ts'

/** The preview is updated after typing pauses for this long (ms). */
const AFTER_MS = 100

interface PreviewFrameProps {
  className: string
  style?: CSSProperties
  /** Called with the field of a text that was clicked on the page. */
  onPick: (field: string) => void
}

/** The landing page in an iframe of the same origin, which renders the current form with the components that shoppers get (web/shop/preview). */
export function PreviewFrame({ className, style, onPick }: PreviewFrameProps) {
  const { website, previewMode } = useEditor()
  const values = useSettledValues(AFTER_MS)
  const focus = useEditorFocus((editor) => editor.field)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)

  const onMessage = useCallback(
    ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isPreviewMessage(data)) return
      if (data.type === 'izlog-preview-ready') setReady(true)
      else if (data.type === 'izlog-preview-picked') onPick(data.name)
      else toast({ title: 'Ovo je pregled', description: 'Odavde se porudžbina ne šalje.' })
    },
    [onPick],
  )
  useEffect(() => {
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [onMessage])

  useEffect(() => {
    if (!isReady) return
    const page = pageDraft(website, values, previewMode)
    const message: ShowPageMessage = {
      type: 'izlog-preview-show',
      website: page,
      mode: previewMode,
      fields: previewFieldsOf(values),
      focus,
    }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [isReady, website, values, previewMode, focus])

  return <iframe ref={frame} src={PREVIEW_PATH} title="Pregled stranice" className={className} style={style} />
}
