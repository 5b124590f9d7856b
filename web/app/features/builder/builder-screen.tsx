import type { CreateWebsiteResponse } from '@izlog/contracts/http/catalog'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useUser } from '../../session/use-user.ts'
import { useTitle } from '../../shared/use-title.ts'
import { toast } from '../../ui/toast-store.ts'
import { CreatedNote } from './created-note.tsx'
import { draftReducer, type ProductValues } from './draft.ts'
import { keepDraft, readDraft } from './draft-storage.ts'
import { MarketStep } from './market-step.tsx'
import { MyWebsites } from './my-websites.tsx'
import { ProductStep } from './product-step.tsx'
import { TemplateStep } from './template-step.tsx'

/** The wizard of three steps that creates a website, and the list of existing websites (docs/product/builder.md 2.1). A reload keeps the values. */
export function BuilderScreen() {
  useTitle('Novi website · Izlog')
  const { id: userId } = useUser()
  const [draft, dispatch] = useReducer(draftReducer, userId, readDraft)
  useEffect(() => keepDraft(userId, draft), [userId, draft])
  const keepProduct = useCallback((product: ProductValues) => dispatch({ type: 'product-changed', product }), [])
  const { market, templateName } = draft
  const goBack = () => dispatch({ type: 'went-back' })
  const [made, setMade] = useState<CreateWebsiteResponse | null>(null)
  const steps = useRef<HTMLDivElement>(null)
  const shownStep = useRef(draft.step)
  // What led to another step is gone with the focus, which the new step's title takes.
  useEffect(() => {
    if (shownStep.current === draft.step) return
    shownStep.current = draft.step
    if (document.activeElement === document.body) steps.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [draft.step])
  const created = (website: CreateWebsiteResponse) => {
    dispatch({ type: 'created' })
    setMade(website)
    const { customUrl } = website.website
    toast({
      title: 'Website je uspešno kreiran',
      description: `/${customUrl}`,
      action: { label: 'Vidi', run: () => void window.open(`/${customUrl}`, '_blank', 'noopener') },
    })
  }

  return (
    <>
      {made && draft.step === 1 && <CreatedNote made={made} onClose={() => setMade(null)} />}
      <div ref={steps}>
        {draft.step === 1 && (
          <MarketStep chosen={market} onPick={(picked) => dispatch({ type: 'market-picked', market: picked })} />
        )}
        {draft.step === 2 && (
          <TemplateStep
            chosen={templateName}
            onPick={(picked) => dispatch({ type: 'template-picked', templateName: picked })}
            onBack={goBack}
          />
        )}
        {draft.step === 3 && market && templateName && (
          <ProductStep
            market={market}
            templateName={templateName}
            values={draft.product}
            onChange={keepProduct}
            onBack={goBack}
            onCreated={created}
          />
        )}
      </div>
      {/* The bar of step 3 would cover the end of the list. */}
      <div className={draft.step === 3 ? 'max-lg:pb-10' : undefined}>
        <MyWebsites />
      </div>
    </>
  )
}
