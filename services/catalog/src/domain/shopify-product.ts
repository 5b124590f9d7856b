import { escapeHtml } from '@izlog/contracts/domain/escape-html'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { Website } from '@izlog/contracts/domain/website'
import type { PushLandingRequest } from '@izlog/contracts/http/shopify'
import { sanitizeHtml } from './sanitize-html.ts'

/** A product with one variant; money as text in the shop's currency, `images` absolute addresses. */
export interface ShopifyProduct {
  /** The id of the page, stored with the product in the shop. */
  pageId: number
  handle: string
  title: string
  descriptionHtml: string
  price: string
  compareAtPrice: string | null
  sku: string | null
  seo: { title: string; description: string }
  images: { url: string; alt: string }[]
}

type Content = Pick<Website, 'hook' | 'bullets' | 'faq' | 'longDescription'>

/** Composes the product of a page from what the editor sent, else from what is stored. The page's address is the product's permanent handle. */
export function shopifyProduct(website: Website, sent: PushLandingRequest, publicUrl: string): ShopifyProduct {
  const data = sent.websiteData ?? {}
  const price = sent.price ?? offersOf(website)[0]?.price ?? 0
  const before = sent.compare_at_price === undefined ? website.originalPrice : sent.compare_at_price
  const title = sent.title || data.title || website.title
  const content: Content = {
    hook: data.hook ?? website.hook,
    bullets: data.bullets ?? website.bullets,
    faq: data.faq ?? website.faq,
    longDescription: data.longDescription ?? website.longDescription,
  }
  const images = (sent.images ?? data.images ?? website.images).flatMap((image) =>
    absolute(typeof image === 'string' ? image : image.url, publicUrl),
  )
  return {
    pageId: website.id,
    handle: website.customUrl,
    title,
    descriptionHtml: sanitizeHtml(sent.body_html ?? '') || landingHtml(content, website.advertorialStory),
    price: amount(price),
    compareAtPrice: before !== null && before > price ? amount(before) : null,
    sku: sent.sku === undefined ? website.sku : sent.sku,
    seo: {
      title: sent.seo_title || website.seoTitle || title,
      description: sent.seo_description || website.seoDescription,
    },
    images: images.map((url) => ({ url, alt: title })),
  }
}

/** The page's texts as HTML for the product's description. */
function landingHtml({ hook, bullets, faq, longDescription }: Content, story: Website['advertorialStory']): string {
  const paragraphs = (text: string | undefined) => (text ?? '').split(/\n{2,}/).map((part) => tag('p', part.trim()))
  const list = bullets.map(({ title, text }) => `<li><strong>${escapeHtml(title)}</strong> ${escapeHtml(text)}</li>`)
  const storyTexts = [story?.personalIntro, story?.discoveryStory, story?.resultsDescription]
  return [
    tag('p', hook),
    list.length > 0 ? `<ul>${list.join('')}</ul>` : '',
    ...paragraphs(longDescription),
    ...storyTexts.flatMap(paragraphs),
    ...faq.flatMap(({ q, a }) => [tag('h3', q), tag('p', a)]),
  ].join('')
}

const tag = (name: string, text: string): string => (text ? `<${name}>${escapeHtml(text)}</${name}>` : '')

const amount = (money: number): string => `${money}.00`

/** The shop fetches pictures itself, so only http(s) addresses are passed on. */
function absolute(address: string, publicUrl: string): string[] {
  if (!URL.canParse(address, publicUrl)) return []
  const url = new URL(address, publicUrl)
  return /^https?:$/.test(url.protocol) ? [url.href] : []
}
