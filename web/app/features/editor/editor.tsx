import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, type EditedWebsite } from '@izlog/contracts/http/editor'
import { Eye, Lock } from 'lucide-react'
import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMedia } from '../../shared/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { PageCheck } from './check/page-check.tsx'
import { DraftNotice, SaveDraftButton } from './draft-notice.tsx'
import { EditorContext } from './editor-context.ts'
import { useEditorFocus } from './editor-focus.ts'
import { EditorHead, SaveButton } from './editor-head.tsx'
import { EditorRail } from './editor-rail.tsx'
import { focusField } from './fields/field-focus.ts'
import { HistoryDrawer } from './history/history-drawer.tsx'
import { isField, type Tab, tabOf } from './model/fields.ts'
import { PreviewPane } from './preview/preview-pane.tsx'
import { PreviewScreen } from './preview/preview-screen.tsx'
import { ConflictDialog } from './save/conflict-dialog.tsx'
import { LeaveGuard } from './save/leave-guard.tsx'
import { useEditorSession } from './save/use-editor-session.ts'
import { tabsOf } from './tabs/tabs.tsx'
import { UndoButtons } from './undo-buttons.tsx'

interface EditorProps {
  website: EditedWebsite
  upsellTab: ((website: Website) => ReactNode) | undefined
}

/** The interval (ms) and the maximum number of attempts to focus a field whose tab or row is still opening. */
const LOOK_EVERY_MS = 80
const MAX_LOOKS = 25

/** The form on the left and the live preview on the right; on a phone the preview is a screen of its own (docs/product/builder.md 2.6). */
export function Editor({ website: opened, upsellTab }: EditorProps) {
  const { session, restored, conflict, isContested, resolve, discard } = useEditorSession(opened)
  const { form, website, isLocked } = session
  const [params, setParams] = useSearchParams()
  const isWide = useMedia('(min-width: 64rem)')
  const tabs = tabsOf(website, upsellTab)
  const tab = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0]
  const { wanted, want, enter } = useEditorFocus()

  const isPreviewOpen = !isWide && params.has('pregled')
  const show = useCallback(
    (next: { tab?: Tab; preview?: boolean; history?: boolean }) =>
      setParams(
        (now) => {
          const kept = new URLSearchParams(now)
          if (next.tab === 'content') kept.delete('tab')
          else if (next.tab) kept.set('tab', next.tab)
          for (const [name, isOpen] of [
            ['pregled', next.preview],
            ['istorija', next.history],
          ] as const)
            if (isOpen) kept.set(name, '')
            else kept.delete(name)
          return kept
        },
        { replace: !next.preview && !next.history },
      ),
    [setParams],
  )
  const pick = useCallback(
    (field: string) => {
      show({ tab: tabOf(field) })
      want(field)
    },
    [show, want],
  )

  useEffect(() => {
    return () => {
      want(null)
      enter(null)
    }
  }, [want, enter])

  const discardNow = useRef(discard)
  discardNow.current = discard
  useEffect(() => {
    if (!restored) return
    const drop = { label: 'Odbaci', run: () => discardNow.current() }
    toast({ title: 'Vratili smo nesačuvane izmene', description: 'Nastavite gde ste stali.', action: drop })
  }, [restored])

  const showNow = useRef(show)
  showNow.current = show
  // A field can receive the focus only after its tab and its row have opened, so the focus is retried.
  useEffect(() => {
    if (wanted === null) return
    showNow.current({ tab: tabOf(wanted) })
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      if (!isField(form.getValues(), wanted) || focusField(wanted) || tries === MAX_LOOKS) want(null)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [wanted, want, form])

  return (
    <EditorContext value={session}>
      <PageCheck onField={pick}>
        <RadixTabs.Root
          orientation={isWide ? 'vertical' : 'horizontal'}
          value={tab?.value ?? 'content'}
          onValueChange={(value) => {
            const chosen = tabs.find((each) => each.value === value)
            if (chosen) show({ tab: chosen.value })
          }}
          className="flex min-h-dvh flex-col bg-surface lg:fixed lg:inset-0 lg:min-h-0 lg:overflow-hidden"
        >
          <EditorHead onHistory={() => show({ history: true })} />
          <main className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[5.25rem_25.5rem_minmax(0,1fr)]">
            <EditorRail tabs={tabs} />
            <div className="min-h-0 flex-1 border-line lg:overflow-y-auto lg:border-r">
              {tabs.map(({ value, label, content }) => (
                <RadixTabs.Content
                  key={value}
                  value={value}
                  tabIndex={-1}
                  className="mx-auto max-w-160 px-4 pt-4 pb-28 outline-none lg:px-5 lg:pb-8"
                  onFocus={({ target }) => enter(nameOf(target))}
                  onBlur={() => enter(null)}
                >
                  <div className="mb-4 flex min-h-8 items-center justify-between max-lg:sr-only">
                    <h2 className="text-section font-bold">{label}</h2>
                    <UndoButtons />
                  </div>
                  {isLocked && <LockedNotice />}
                  <DraftNotice />
                  <fieldset disabled={isLocked} className="min-w-0">
                    {content}
                  </fieldset>
                </RadixTabs.Content>
              ))}
            </div>
            {isWide && <PreviewPane onPick={pick} />}
          </main>
          <div
            data-own-bar
            className="fixed inset-x-0 bottom-0 z-20 flex gap-2.5 border-t border-line bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden"
          >
            <Button size="large" onClick={() => show({ preview: true })} className="flex-1">
              <Eye aria-hidden="true" />
              Pregled
            </Button>
            <SaveDraftButton wide />
            <SaveButton wide />
          </div>
        </RadixTabs.Root>
        <HistoryDrawer open={params.has('istorija')} onClose={() => show({ history: false })} />
        <PreviewScreen open={isPreviewOpen} onClose={() => show({ preview: false })} onPick={pick} />
        <ConflictDialog conflict={conflict} open={conflict !== null || isContested} onResolve={resolve} />
        <LeaveGuard onDiscard={discard} />
      </PageCheck>
    </EditorContext>
  )
}

const LockedNotice = () => (
  <p
    role="status"
    className="mb-4 flex items-start gap-2 rounded-control border border-notice-line bg-notice px-3 py-2.5 text-on-notice"
  >
    <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    {EDITOR_MESSAGES.locked}
  </p>
)

const nameOf = (target: EventTarget): string | null =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.name ? target.name : null
