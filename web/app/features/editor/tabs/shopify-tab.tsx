import type { Website } from '@izlog/contracts/domain/website'
import {
  type PushLandingBody,
  PushLandingResponse,
  SHOPIFY_MESSAGES,
  ShopifyTestResponse,
} from '@izlog/contracts/http/shopify'
import { useMutation } from '@tanstack/react-query'
import { Check, CircleAlert } from 'lucide-react'
import { ApiError, api, sentenceOf } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { pageDraft } from '../model/page-draft.ts'

/** Tests the connection to the Shopify shop, and sends it the page with the editor's unsaved changes (docs/product/builder.md 2.6, 7 and 8). */
export function ShopifyTab() {
  const { form, website, previewMode } = useEditor()
  const test = useMutation({
    mutationFn: () => api.post('/api/shopify/test', ShopifyTestResponse),
    onSuccess: ({ message }) => toast({ title: SHOPIFY_MESSAGES.testOk, description: message }),
    onError: (error) =>
      toast({
        tone: 'bad',
        title: SHOPIFY_MESSAGES.testFailed,
        description: sentenceOf(error, SHOPIFY_MESSAGES.badCredentials),
      }),
  })
  const push = useMutation({
    mutationFn: () =>
      api.post(
        '/api/shopify/push-landing',
        PushLandingResponse,
        pushBodyOf(pageDraft(website, form.getValues(), previewMode)),
      ),
    onSuccess: ({ handle }) => toast({ title: SHOPIFY_MESSAGES.pushed, description: handle }),
    onError: (error) =>
      toast({
        tone: 'bad',
        title: error instanceof ApiError ? SHOPIFY_MESSAGES.pushFailed : SHOPIFY_MESSAGES.unexpected,
        description: sentenceOf(error, 'Pokušajte ponovo za koji trenutak.'),
      }),
  })
  return (
    <Section title="Shopify" line="Pošaljite ovu stranicu kao proizvod u povezanu Shopify prodavnicu.">
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={test.isPending && 'Proveravamo…'} onClick={() => test.mutate()}>
          Testiraj konekciju
        </Button>
        <Button size="small" busy={push.isPending && 'Šaljemo…'} onClick={() => push.mutate()}>
          Pošalji u Shopify
        </Button>
      </div>
      <p role="status" className="text-small">
        {test.isSuccess && (
          <span className="flex items-start gap-1.5 font-medium text-completed">
            <Check className="mt-px size-4 shrink-0" aria-hidden="true" />
            Povezano: {test.data.shop.name} ({test.data.shop.currency})
          </span>
        )}
        {test.isError && (
          <span className="flex items-start gap-1.5 font-medium text-error">
            <CircleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
            {sentenceOf(test.error, SHOPIFY_MESSAGES.badCredentials)}
          </span>
        )}
      </p>
    </Section>
  )
}

/** The request of docs/product/builder.md 7; `body_html` stays blank, because the server writes it from the page. */
const pushBodyOf = (page: Website): PushLandingBody => ({
  websiteId: page.id,
  handle: page.customUrl,
  title: page.title,
  body_html: '',
  images: page.images.map(({ url }) => url),
  price: page.currentPrice ?? '',
  compare_at_price: page.originalPrice ?? '',
  sku: page.sku ?? '',
  seo_title: page.seoTitle,
  seo_description: page.seoDescription,
  websiteData: {
    hook: page.hook,
    title: page.title,
    bullets: page.bullets,
    faq: page.faq,
    palette: page.palette,
    advertorialStory: page.advertorialStory,
    testimonials: page.testimonials,
    longDescription: page.longDescription,
    images: page.images.map(({ url }) => url),
  },
})
