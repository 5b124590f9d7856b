import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AdvertorialPage } from '../landing/advertorial/advertorial-page.tsx'
import { MinimalisticPage } from '../landing/minimalistic/minimalistic-page.tsx'
import { SalesPage } from '../landing/sales/sales-page.tsx'
import type { LandingProps } from '../landing-props.ts'
import { NO_COUNTS, setCounts } from '../parts/live-counts.ts'
import { samplePage, sampleSeller } from '../testing/sample-page.ts'
import { trackView } from './track-view.ts'

interface SentView {
  productId: number
  stays: boolean
  visitor?: string
}

const TEMPLATES: readonly [string, ComponentType<LandingProps>][] = [
  ['Sales Template', SalesPage],
  ['Minimalistic', MinimalisticPage],
  ['Advertorial Template', AdvertorialPage],
]

/** Answers every view with the counts; returns the reported views. */
function answering(answer: object | number): SentView[] {
  const sentViews: SentView[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path !== '/api/track/view') return new Response('{}')
    sentViews.push(JSON.parse(body ?? ''))
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer)
  })
  return sentViews
}
async function open(Page: ComponentType<LandingProps>, changes: Partial<PublicWebsite>) {
  const props = { website: samplePage(changes), seller: sampleSeller({ pixelId: null }), pixelScriptUrl: null }
  const { container } = render(<Page {...(props as LandingProps)} />)
  trackView(props as LandingProps)
  await pass(0)
  return () => Array.from(container.querySelectorAll('.live-figures span'), (line) => line.textContent)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  setCounts(NO_COUNTS)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(TEMPLATES)('%s', (_, Page) => {
  it('says on an honest page who looks at it and what was ordered', async () => {
    answering({ visitors: 3, orders: 21 })
    const shownText = await open(Page, { figures: 'honest' })
    expect(shownText()).toEqual(['3\u00a0osobe upravo gledaju', '21\u00a0porudžbina u poslednja 24\u00a0sata'])
  })

  it('says nothing where nobody else is there, nobody ordered, or nobody can tell', async () => {
    for (const answer of [{ visitors: 1, orders: 0 }, { visitors: null, orders: null }, 204, 429, 503]) {
      answering(answer)
      const shownText = await open(Page, { figures: 'honest' })
      expect(shownText()).toEqual([])
    }
  })

  it('tells of a view once, without a visitor, and asks for no counts on a page that advertises', async () => {
    const sentViews = answering({ visitors: 3, orders: 21 })
    const shownText = await open(Page, {})
    await pass(60_000)
    expect(shownText()).toEqual([])
    expect(sentViews).toEqual([{ productId: 70, title: samplePage().title, stays: false }])
  })
})

describe('an honest page', () => {
  it('says every 20 seconds that it is looked at still, under one name however often it is opened', async () => {
    const sentViews = answering({ visitors: 2, orders: 0 })
    await open(SalesPage, { figures: 'honest' })
    await pass(40_000)
    expect(sentViews.map(({ stays }) => stays)).toEqual([false, true, true])
    await open(SalesPage, { figures: 'honest' })
    expect(new Set(sentViews.map(({ visitor }) => visitor)).size).toBe(1)
    expect(sentViews[0]?.visitor).toMatch(/^[0-9a-f]{32}$/)
  })

  it('takes away what it can no longer know', async () => {
    answering({ visitors: 2, orders: 4 })
    const shownText = await open(MinimalisticPage, { figures: 'honest' })
    expect(shownText()).toHaveLength(2)
    answering(503)
    await pass(20_000)
    expect(shownText()).toEqual([])
  })
})
