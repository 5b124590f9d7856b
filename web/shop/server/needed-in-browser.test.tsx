// @vitest-environment node
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { render } from '../entry-server.tsx'
import { LANDING_TEMPLATES } from '../landing/landing-templates.ts'
import type { LandingProps } from '../landing-props.ts'
import { ordinaryPage } from '../testing/ordinary-page.ts'
import { sampleManifest, sampleSeller } from '../testing/sample-page.ts'

const TEMPLATES = ['Minimalistic', 'Sales Template', 'Advertorial Template'] as const

/** All fields that any template shows. */
const changes = {
  problemSolutionSections: [1, 2, 3].map((place) => ({
    title: `Muka ${place}`,
    description1: 'Vrat visi.',
    description2: 'Ivica ga drži.',
    ctaText: 'Hoću da spavam',
  })),
  benefitsSection: {
    title: 'Šta dobijate',
    subtitle: 'Svake noći',
    benefits: [{ icon: 'moon', text: 'San' }],
    ctaText: 'Hoću',
  },
}

/** The props as clients/start.tsx reads them. */
function sentTo(website: PublicWebsite): PublicWebsite {
  const { html } = render(
    { kind: 'landing', website, seller: sampleSeller(), pixelScriptUrl: null, publicUrl: 'https://izlog.test' },
    sampleManifest,
  )
  const props: LandingProps = JSON.parse(/id="page-props">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  return props.website
}

describe.each(TEMPLATES)('what the browser is sent of a %s page', (templateName) => {
  const { Page } = LANDING_TEMPLATES[templateName]
  const shown = (website: PublicWebsite) =>
    renderToString(<Page website={website} seller={sampleSeller()} pixelScriptUrl={null} />)

  it.each(['as-specified', 'honest'] as const)(
    'comes to life as the page the server wrote, its figures %s',
    (figures) => {
      const website = ordinaryPage({ ...changes, templateName, figures })
      expect(shown(sentTo(website))).toBe(shown(website))
    },
  )

  it('is enough where no text tells what the product is', () => {
    const website = ordinaryPage({ templateName, title: 'Nešto lepo', productName: 'Magla', hook: 'Stiže sutra.' })
    expect(shown(sentTo(website))).toBe(shown(website))
  })

  it('has no more reviews than this template shows', () => {
    const review = { stars: 5, name: 'Ana Ž.', city: 'Niš', at: '2026-11-05T10:00:00.000Z' }
    const reviews = Array.from({ length: 12 }, (_, place) => ({ ...review, text: `Ocena ${place}` }))
    const website = ordinaryPage({ templateName, reviews })
    expect(shown(sentTo(website))).toBe(shown(website))
    expect(sentTo(website).reviews).toHaveLength(templateName === 'Advertorial Template' ? 3 : 12)
  })

  it('leaves out what this template never reads', () => {
    const sent = sentTo(ordinaryPage({ ...changes, templateName }))
    expect(sent).not.toHaveProperty('keywords')
    expect('urgencyElements' in sent).toBe(templateName === 'Minimalistic')
    expect('benefitsSection' in sent).toBe(templateName === 'Sales Template')
    expect(JSON.stringify(sent).includes('Savet za prve noći: legnite')).toBe(templateName !== 'Sales Template')
    expect(JSON.stringify(sent.editableContent).includes('adviceText')).toBe(templateName === 'Advertorial Template')
  })
})
