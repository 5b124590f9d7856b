// @vitest-environment node

import { LEGAL_TEXTS } from '@izlog/contracts/domain/legal-texts'
import type { TraderProfile } from '@izlog/contracts/domain/trader'
import { expect, it } from 'vitest'
import { render } from '../entry-server.tsx'
import { sampleManifest, samplePage } from '../testing/sample-page.ts'

const publicUrl = 'https://izlog.test'
const trader: TraderProfile = {
  name: 'Lampa & sin d.o.o.',
  address: 'Bulevar oslobođenja 12',
  city: '21000 Novi Sad',
  phone: '064 123-45-67',
  email: 'lampa@primer.rs',
  taxNumber: '101234567',
  registrationNumber: null,
  returnAddress: null,
  texts: { uslovi: null, reklamacije: null, povracaj: 'Naše pravilo\nVraćamo novac <b>odmah</b>.', privatnost: null },
}
const seller = { pixelId: null, consentBanner: false, purchaseOn: 'ordered' as const }
const landing = (templateName: 'Minimalistic' | 'Sales Template' | 'Advertorial Template', of?: TraderProfile) =>
  render(
    {
      kind: 'landing',
      website: samplePage({ templateName }),
      seller,
      trader: of ?? null,
      pixelScriptUrl: null,
      publicUrl,
    },
    sampleManifest,
  ).html

it.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)(
  'the foot of the %s says who sells and leads to the texts; the form names the seller',
  (templateName) => {
    const html = landing(templateName, trader)
    expect(html).toContain('Lampa &amp; sin d.o.o., Bulevar oslobođenja 12, 21000 Novi Sad')
    expect(html).toContain('href="tel:0641234567"')
    for (const text of LEGAL_TEXTS) expect(html).toContain(`href="/mirna-noc/${text}"`)
    expect(html).toContain('>Prodaje Lampa &amp; sin d.o.o.</p>')
    expect(landing(templateName)).not.toContain('Prodaje')
  },
)

it('on the thank-you page too: under the page on the platform, at the root of the seller’s host', () => {
  const thanks = (on: 'platform' | 'own-host') =>
    render(
      { kind: 'thank-you', seller, trader, sellerId: 7, customUrl: 'mirna-noc', on, pixelScriptUrl: null, publicUrl },
      sampleManifest,
    ).html
  expect(thanks('platform')).toContain('href="/mirna-noc/reklamacije"')
  expect(thanks('own-host')).toContain('href="/reklamacije"')
})

it('a text tells the terms of its page, is not indexed, and leads back', () => {
  const website = samplePage({ terms: { delivery: 'Dostava 350 RSD', arrival: null, returns: null, guarantee: null } })
  const { html, status } = render({ kind: 'legal', text: 'uslovi', trader, website, publicUrl }, sampleManifest)
  expect(status).toBe(200)
  expect(html).toContain('<title>Uslovi kupovine | Lampa &amp; sin d.o.o.</title>')
  expect(html).toContain('Dostava 350 RSD.')
  expect(html).toContain('href="/mirna-noc"')
  expect(html).toContain('noindex')
  expect(html).not.toContain('<script')
})

it('the seller’s own wording stands in place of ours, as text', () => {
  const { html } = render({ kind: 'legal', text: 'povracaj', trader, publicUrl }, sampleManifest)
  expect(html).toContain('<h2>Naše pravilo</h2>')
  expect(html).toContain('Vraćamo novac &lt;b&gt;odmah&lt;/b&gt;.')
  expect(html).not.toContain('14 dana')
})

it.each(LEGAL_TEXTS)('the built-in text “%s” reads the same in all three markets', (text) => {
  const { html } = render(
    { kind: 'legal', text, trader: { ...trader, texts: { ...trader.texts, povracaj: null } }, publicUrl },
    sampleManifest,
  )
  expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3)
  expect(html).not.toMatch(/\b(?:cena|mesto|mesta|pre|posle|vreme|ovde|dve|rešava|poslednj\w*|sledeć\w*)\b/i)
})
