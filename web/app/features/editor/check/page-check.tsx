import { checkPage, type PageFinding } from '@izlog/contracts/domain/page-check'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { websiteQueries } from '../../../api/websites.ts'
import { useUser } from '../../../session/use-user.ts'
import { lastTestOrder } from '../../../shared/use-test-order.ts'
import { EditorContext, useEditor } from '../editor-context.ts'
import { useSettledValues } from '../fields/use-settled-values.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { pageDraft } from '../model/page-draft.ts'
import { CheckDrawer } from './check-drawer.tsx'
import { useBrokenPictures } from './use-broken-pictures.ts'
import { usePostponed } from './use-postponed.ts'

/** The page is checked after typing pauses for this long (ms). */
const AFTER_MS = 400

interface PageCheckState {
  readonly findings: readonly PageFinding[]
  readonly open: () => void
}

const PageCheckContext = createContext<PageCheckState>({ findings: [], open: () => undefined })
export const usePageCheck = (): PageCheckState => useContext(PageCheckContext)

interface PageCheckProps {
  /** Leads to a field of the form. */
  onField: (field: string) => void
  children: ReactNode
}

/**
 * Checks the page as it is typed (docs/product/builder.md 2.6). What is inside saves through it: the first press that would publish a serious
 * finding shows the findings instead, and every other publishes.
 */
export function PageCheck({ onField, children }: PageCheckProps) {
  const session = useEditor()
  const { website, previewMode, form } = session
  const user = useUser()
  const seller = useCheckedSeller()
  const { isPostponed, postpone, recall } = usePostponed(user.id, website.id)
  const [isOpen, setOpen] = useState(false)
  /** What was pressed and waits behind the panel. */
  const [waiting, setWaiting] = useState<(() => Promise<boolean>) | null>(null)
  const shown = useRef(new Set<string>())
  const values = useSettledValues(AFTER_MS)
  const all = useMemo(
    () => checkPage(pageDraft(website, values, previewMode), seller),
    [website, values, previewMode, seller],
  )
  const findings = all.filter((finding) => !isPostponed(finding))

  const first = (publish: () => Promise<boolean>, typed: EditorValues): Promise<boolean> => {
    const serious = checkPage(pageDraft(website, typed, previewMode), seller).filter(
      (finding) => finding.severity === 'serious' && !isPostponed(finding) && !shown.current.has(finding.sentence),
    )
    if (serious.length === 0 || session.isLocked) return publish()
    for (const { sentence } of serious) shown.current.add(sentence)
    setWaiting(() => publish)
    setOpen(true)
    return Promise.resolve(false)
  }
  const close = () => {
    setOpen(false)
    setWaiting(null)
  }
  const checked = {
    ...session,
    save: (as: Parameters<typeof session.save>[0] = 'published') =>
      as === 'draft' ? session.save(as) : first(() => session.save(as), form.getValues()),
    publishDraft: () => first(session.publishDraft, form.getValues()),
  }
  return (
    <EditorContext value={checked}>
      <PageCheckContext value={{ findings, open: () => setOpen(true) }}>{children}</PageCheckContext>
      <CheckDrawer
        open={isOpen}
        findings={findings}
        postponed={all.length - findings.length}
        onClose={close}
        onField={(field) => {
          close()
          onField(field)
        }}
        onPostpone={postpone}
        onRecall={recall}
        onPublish={
          waiting &&
          (async () => {
            if (await waiting()) close()
          })
        }
      />
    </EditorContext>
  )
}

/** Null on another seller's page, whose settings the administrator does not see. */
function useCheckedSeller() {
  const { website, form } = useEditor()
  const user = useUser()
  const isOwn = user.id === website.userId
  const test = useQuery({ ...lastTestOrder, enabled: isOwn })
  const neverArrived = test.data?.arrivedAt === null
  const dashboard = useQuery({ ...websiteQueries.dashboard, enabled: isOwn && neverArrived })
  const brokenPictures = useBrokenPictures(form.getValues('images'))
  const orders = dashboard.data?.stats.totalOrders
  const hasTrader = isOwn ? user.trader !== null : null
  // A real order shows all that a test order would.
  const hasTestOrder = !neverArrived ? null : orders === undefined ? null : orders > 0
  return useMemo(() => ({ hasTrader, hasTestOrder, brokenPictures }), [hasTrader, hasTestOrder, brokenPictures])
}
